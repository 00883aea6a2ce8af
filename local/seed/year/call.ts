import { randomUUID } from "node:crypto";

import * as z from "zod";

import { accountClaim } from "#contract/people/account-claim.ts";
import { selfService } from "#contract/people/sign-in-purpose.ts";
import { Problem } from "#contract/platform/problems.ts";
import { type Input, type Route, apiBase } from "#contract/platform/route.ts";
import { ApiEnv } from "#lambdas/platform/http/env.ts";
import type { Clock } from "#local/cloud.ts";
import { TimedOutError } from "#local/aws/lambda/dispatcher.ts";
import { type GatewayRequest, toEvent } from "#local/aws/gateway/payload.ts";
import { createRouteTable } from "#local/aws/gateway/route-table.ts";
import type { CloudTemplate } from "#local/template/cloud-template.ts";
import { environmentOf } from "#local/template/environment-of.ts";
import { readHttpApis } from "#local/template/readers/http-apis.ts";

export type Caller = {
  readonly userId: string;
  readonly role: "customer" | "store" | "admin";
  readonly storeId?: string;
};

type Answering<T extends z.ZodType> = Pick<Route, "method" | "path"> & { readonly response: T };

type Parts<R extends Route> = Input<R> & { readonly as?: Caller };

/** Calls the API as a page does. Throws RefusedError with the route and the problem. */
export type Call = <T extends z.ZodType, R extends Route>(
  route: R & Answering<T>,
  parts: Parts<R>,
) => Promise<z.output<T>>;

type Options = {
  readonly template: CloudTemplate;
  readonly clock: Clock;
  readonly invoke: (functionName: string, event: unknown) => Promise<unknown>;
};

/** Every call has the claims of a fresh sign-in, as signing requires. */
const claimsOf = ({ userId, role, storeId }: Caller, now: number): Record<string, string> => ({
  [accountClaim]: userId,
  auth_time: String(Math.floor(now / 1000)),
  "cognito:groups": `[${role}]`,
  scope: selfService,
  ...(storeId !== undefined && { storeId }),
});

const CallParts = z.object({
  params: z.record(z.string(), z.string()).default({}),
  query: z.record(z.string(), z.coerce.string()).optional(),
  body: z.unknown().optional(),
});

const urlOf = (path: string, { params, query }: z.output<typeof CallParts>): string => {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  return `${apiBase}${filled}${query ? `?${new URLSearchParams(query).toString()}` : ""}`;
};

export class RefusedError extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, message: string) {
    super(message);
    this.name = "RefusedError";
    this.status = status;
    this.code = code;
  }
}

const Answer = z.object({ statusCode: z.number(), body: z.string() });

const read = <T extends z.ZodType>({ method, path, response }: Answering<T>, given: unknown): z.output<T> => {
  const { statusCode, body } = Answer.parse(given);
  if (statusCode < 300) return response.parse(JSON.parse(body));
  const { code, issues } = { issues: [], ...Problem.parse(JSON.parse(body)) };
  throw new RefusedError(statusCode, code, `${method} ${path} answered ${code} ${JSON.stringify(issues)}`);
};

const maxTries = 5;

/** Retries, as people do, when a service on a busy machine answers too late. */
const untilAvailable = async <T>(ask: () => Promise<T>, tries = 1): Promise<T> => {
  try {
    return await ask();
  } catch (error) {
    const isUnavailable = error instanceof RefusedError && error.status === 503;
    if (tries === maxTries || !(isUnavailable || error instanceof TimedOutError)) throw error;
    return untilAvailable(ask, tries + 1);
  }
};

/** Invokes the API function directly with a gateway event, because simulated people have no tokens. */
export const openApi = ({ template, clock, invoke }: Options): Call => {
  const [api] = readHttpApis(template);
  if (!api) throw new Error("The template has no HTTP API.");
  const find = createRouteTable(api.routes);
  const { ORIGIN_SECRETS: secrets } = environmentOf(template, ApiEnv);
  const identity = { accountId: template.place.accountId, apiId: api.id, domain: api.domain };
  return async (route, parts) => {
    const given = CallParts.parse(parts);
    const url = urlOf(route.path, given);
    const match = find(route.method, url.split("?")[0] ?? url);
    if (!match) throw new Error(`The template has no route ${route.method} ${route.path}.`);
    const now = clock.now();
    const request: GatewayRequest = {
      requestId: randomUUID(),
      method: route.method,
      url,
      headers: {
        "content-type": "application/json",
        "idempotency-key": randomUUID(),
        "x-origin-secret": secrets[0],
      },
      sourceIp: "198.18.0.1",
      body: Buffer.from(given.body === undefined ? "" : JSON.stringify(given.body)),
      receivedAt: now,
    };
    const jwt = parts.as && { claims: claimsOf(parts.as, now), scopes: null };
    const event = toEvent(request, match, jwt, identity);
    return untilAvailable(async () => read(route, await invoke(match.route.functionName, event)));
  };
};
