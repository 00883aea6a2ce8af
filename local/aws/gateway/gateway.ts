import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse, OutgoingHttpHeaders } from "node:http";
import { drain } from "#local/aws/wire/drain.ts";
import { BodyTooLargeError, readBody } from "#local/aws/wire/read-body.ts";
import { readTarget } from "#local/aws/wire/request-target.ts";
import { sendJson } from "#local/aws/wire/send-json.ts";
import type { CloudContext } from "#local/cloud.ts";
import type { InvokeAs } from "#local/aws/lambda/callers.ts";
import { TimedOutError } from "#local/aws/lambda/dispatcher.ts";
import { CrashedError } from "#local/aws/lambda/stray-errors.ts";
import type { HttpApiConfig, RouteConfig } from "#local/template/readers/http-apis.ts";
import { authorize, type VerifyToken } from "./authorize.ts";
import { toEvent } from "./payload.ts";
import { createRouteTable } from "./route-table.ts";
import * as z from "zod";

const Result = z.object({
  statusCode: z.coerce.number().int().min(100).max(599),
  headers: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).nullish(),
  cookies: z.array(z.string()).nullish(),
  body: z.string().nullish(),
  isBase64Encoded: z.boolean().nullish(),
});

const hasStatus = (value: unknown): boolean =>
  typeof value === "object" && value !== null && "statusCode" in value;

const headersOf = (result: z.infer<typeof Result>): OutgoingHttpHeaders => {
  const entries = Object.entries(result.headers ?? {});
  const headers = Object.fromEntries(entries.map(([name, value]) => [name.toLowerCase(), String(value)]));
  return {
    "content-type": "text/plain;charset=UTF-8",
    ...headers,
    ...(result.cookies?.length ? { "set-cookie": result.cookies } : {}),
  };
};

/** A return value without statusCode becomes the JSON body. */
const sendResult = (response: ServerResponse, returned: unknown): void => {
  if (!hasStatus(returned)) return sendJson(response, 200, returned);
  const result = Result.safeParse(returned);
  if (!result.success) return sendJson(response, 500, { message: "Internal Server Error" });
  const { statusCode, body, isBase64Encoded } = result.data;
  const bytes = Buffer.from(body ?? "", isBase64Encoded === true ? "base64" : "utf8");
  const length = statusCode === 204 || statusCode === 304 ? {} : { "content-length": bytes.length };
  response.writeHead(statusCode, { ...headersOf(result.data), ...length });
  response.end(bytes);
};

/** The body limit of HTTP APIs. */
const largestBody = 10 * 1024 * 1024;
/** The payload limit of a synchronous invocation. */
const largestEvent = 6 * 1024 * 1024;

/** Path and query at the API, and headers to set or, if undefined, to remove. */
export type Forwarded = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
};

export type Gateway = {
  handle(request: IncomingMessage, response: ServerResponse, forwarded: Forwarded): Promise<void>;
};

export type GatewayOptions = {
  readonly api: HttpApiConfig;
  readonly invoke: InvokeAs;
  readonly verify: VerifyToken;
};

class Refusal extends Error {
  readonly status: number;
  readonly headers: Record<string, string>;
  constructor(status: number, message: string, headers: Record<string, string> = {}) {
    super(message);
    this.name = "Refusal";
    this.status = status;
    this.headers = headers;
  }
}

const refusalOf = (error: unknown): Refusal => {
  if (error instanceof Refusal) return error;
  if (error instanceof BodyTooLargeError) return new Refusal(413, "Request Entity Too Large");
  if (error instanceof TimedOutError) return new Refusal(503, "Service Unavailable");
  if (error instanceof CrashedError) return new Refusal(502, "Bad Gateway");
  return new Refusal(500, "Internal Server Error");
};

const admit = async (route: RouteConfig, header: string | undefined, verify: VerifyToken) => {
  const admission = await authorize(route, header, verify);
  if (admission.admitted) return admission.jwt;
  const challenge = admission.challenge === undefined ? {} : { "www-authenticate": admission.challenge };
  throw new Refusal(admission.status, admission.status === 401 ? "Unauthorized" : "Forbidden", challenge);
};

/** Serves one HTTP API: route, authorizer, and function with payload format 2.0. */
export const createGateway = (context: CloudContext, { api, invoke, verify }: GatewayOptions): Gateway => {
  const find = createRouteTable(api.routes);
  const arn = `arn:aws:execute-api:${context.region}:${context.accountId}:${api.id}`;
  const identity = { accountId: context.accountId, apiId: api.id, domain: api.domain };

  const run = async (request: IncomingMessage, forwarded: Forwarded, requestId: string): Promise<unknown> => {
    const method = request.method ?? "GET";
    const { path } = readTarget(forwarded.url);
    const match = find(method, path);
    if (match === undefined) throw new Refusal(404, "Not Found");
    const jwt = await admit(match.route, request.headers.authorization, verify);
    const received = {
      requestId,
      method,
      url: forwarded.url,
      headers: { ...request.headers, ...forwarded.headers },
      sourceIp: request.socket.remoteAddress ?? "127.0.0.1",
      body: await readBody(request, largestBody),
      receivedAt: context.clock.now(),
    };
    const event = toEvent(received, match, jwt, identity);
    if (JSON.stringify(event).length > largestEvent) throw new Refusal(413, "Request Entity Too Large");
    // The ARN contains the declared path with its parameter names.
    const [, declared = path] = match.route.key.split(" ");
    const sourceArn = `${arn}/$default/${method}${declared}`;
    return invoke(match.route.functionName, event, { service: "apigateway.amazonaws.com", sourceArn });
  };

  return {
    handle: async (request, response, forwarded) => {
      const requestId = randomUUID();
      response.setHeader("apigw-requestid", requestId);
      try {
        sendResult(response, await run(request, forwarded, requestId));
      } catch (error) {
        const refusal = refusalOf(error);
        await drain(request);
        sendJson(response, refusal.status, { message: refusal.message }, refusal.headers);
      }
    },
  };
};
