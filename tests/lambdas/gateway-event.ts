import { apiBase } from "#contract/platform/route.ts";
import type { api } from "#lambdas/platform/http/api.ts";

type Request = {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  readonly userId?: string;
  readonly role?: "customer" | "store" | "admin";
  /** Claim of the token. */
  readonly storeId?: string;
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string>;
  readonly idempotencyKey?: string;
  /** IP address of the browser. */
  readonly address?: string;
  readonly scope?: string;
};

/** Calls a function as API Gateway does. */
export const callFunction = async (
  handler: ReturnType<typeof api>,
  { method, path, body: sent, userId, address = "203.0.113.9", ...given }: Request,
) => {
  const { role = "customer", storeId, scope, params, query, idempotencyKey } = given;
  const claims = {
    accountId: userId,
    "cognito:groups": `[${role}]`,
    ...(storeId !== undefined && { storeId }),
    ...(scope !== undefined && { scope }),
    auth_time: String(Math.floor(Date.now() / 1000)),
  };
  const event = {
    version: "2.0",
    rawPath: `${apiBase}${path}`,
    headers: {
      "content-type": "application/json",
      "x-origin-secret": "origin",
      ...(idempotencyKey !== undefined && { "idempotency-key": idempotencyKey }),
    },
    ...(params && { pathParameters: params }),
    ...(query && { queryStringParameters: query }),
    ...(sent !== undefined && { body: JSON.stringify(sent) }),
    requestContext: {
      requestId: "request-1",
      http: { method, path: `${apiBase}${path}`, sourceIp: address },
      ...(userId !== undefined && { authorizer: { jwt: { claims, scopes: null } } }),
    },
  };
  const answer = await handler(event as never, {} as never);
  const headers: Readonly<Record<string, unknown>> = answer.headers ?? {};
  const text = answer.body ?? "null";
  const body = String(headers["content-type"]).includes("xml") ? text : JSON.parse(text);
  return { status: answer.statusCode, headers, body };
};
