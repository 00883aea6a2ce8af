import middy from "@middy/core";
import httpHeaderNormalizer from "@middy/http-header-normalizer";
import httpJsonBodyParser from "@middy/http-json-body-parser";
import httpRouter, { type Route as MiddyRoute } from "@middy/http-router";
import type {
  APIGatewayProxyEventV2WithJWTAuthorizer,
  APIGatewayProxyStructuredResultV2,
  Context,
} from "aws-lambda";
import * as z from "zod";
import { passHeader } from "#contract/platform/challenges.ts";
import {
  type Output,
  type Parsed,
  type Route,
  type Routes,
  apiBase,
  endsWithSession,
} from "#contract/platform/route.ts";
import { apiKeyHeader, numberOfServiceCheck } from "#contract/platform/reading-limits.ts";
import { type Caller, assertAccess, callerOf } from "./caller.ts";
import type { CountReading } from "./count-reading.ts";
import type { Logger } from "./logger.ts";
import { assertOrigin } from "./origin.ts";
import { ProblemError, invalidRequest, problemBody, problemHeaders, problemOf } from "./problem.ts";
import { readUnitsMetric, unavailableMetric, unforeseenMetric } from "./metrics.ts";
import { type ReadMeter, startMeter } from "#lambdas/platform/table/read-meter.ts";

// Compiling parsers would cost zod milliseconds of every cold start, and save microseconds of a request.
z.config({ jitless: true });

type Event = APIGatewayProxyEventV2WithJWTAuthorizer;
type Answer = APIGatewayProxyStructuredResultV2;
type Needs<R extends Route> = (R["access"] extends "public"
  ? { caller: Caller | undefined; address: string; meter: ReadMeter }
  : { caller: Caller; address: string; meter: ReadMeter }) &
  (R extends { idempotent: true } ? { idempotencyKey: string } : unknown) &
  (R extends { signedBy: string } ? { signed: Signed } : unknown);

/** The raw body with its signature, which is empty if the header is missing. */
export type Signed = { readonly body: string; readonly signature: string };

export type Handlers<R extends Routes> = {
  [K in keyof R]: (input: Parsed<R[K]> & Needs<R[K]>) => Promise<Output<R[K]>>;
};
type Options = {
  originSecrets: readonly string[];
  logger: Logger;
  /** Throws for a caller whose sessions were ended, whose account is closed, or who may not open what the path names. Required for routes that end with the session. */
  assertLive?: (caller: Caller, route: Route, params: Event["pathParameters"]) => Promise<void>;
  /** Throws without a valid pass. Required for routes with `needsPass`. */
  assertPass?: (handedIn: string | undefined, address: string) => void;
  /** Counts the readings of routes with `reads`, which require it. */
  count?: CountReading;
  /** Publishes the read units of each request as a metric, and outside production as a header. Only for functions that pass the meter to the table. */
  readUnits?: { stage: string };
};

const parse = (schema: z.ZodType | undefined, value: unknown): unknown => {
  if (!schema) return undefined;
  const result = schema.safeParse(value ?? {});
  if (!result.success) throw invalidRequest(result.error);
  return result.data;
};

/** Replaces lone surrogates, as of a cut emoji, because encryption, hashing and encoding fail on them. */
const wellFormed = (_name: string, value: unknown): unknown =>
  typeof value === "string" ? value.toWellFormed() : value;

const idempotencyKeyOf = (route: Route, event: Event): string | undefined => {
  if (!route.idempotent) return undefined;
  const key = event.headers["idempotency-key"] ?? "";
  if (!/^[\w-]{16,64}$/.test(key)) throw new ProblemError("idempotency-key-missing");
  return key;
};

const signedOf = ({ signedBy }: Route, { body = "", headers, isBase64Encoded }: Event): Signed | undefined =>
  signedBy === undefined
    ? undefined
    : {
        body: isBase64Encoded ? Buffer.from(body, "base64").toString() : body,
        signature: headers[signedBy] ?? "",
      };

const success = (route: Route, result: unknown): Answer => {
  const { contentType, cacheSeconds } = route;
  const given = route.response.parse(result);
  return {
    statusCode: route.method === "POST" ? 201 : 200,
    headers: {
      "content-type": contentType ? `${contentType}; charset=utf-8` : "application/json",
      "cache-control": cacheSeconds ? `public, max-age=${cacheSeconds}` : "no-store",
    },
    body: contentType && typeof given === "string" ? given : JSON.stringify(given),
  };
};

type Failed = { readonly error: unknown; readonly event: Event; readonly context: Context };

const failure = ({ error, event, context }: Failed, logger: Options["logger"]): Answer => {
  const problem = problemOf(error);
  const { requestId, timeEpoch } = event.requestContext;
  if (problem.code === "internal")
    logger.error("Unforeseen error", { requestId, ...unforeseenMetric(context, timeEpoch, error) });
  if (problem.code === "unavailable")
    logger.error("Unavailable", { requestId, ...unavailableMetric(context, timeEpoch, error) });
  const body = problemBody(problem, requestId);
  return { statusCode: body.status, headers: problemHeaders(problem, timeEpoch), body: JSON.stringify(body) };
};

/** The site adds the visitor's address to the request; `sourceIp` is the site's own. */
const addressOf = (event: Event): string =>
  event.headers["x-viewer-address"] ?? event.requestContext.http.sourceIp;

const callerIn = ({ requestContext }: Event): Caller | undefined =>
  callerOf(requestContext.authorizer?.jwt?.claims);

/** Decides whether a request may reach its handler: by origin, group, session and pass. The gateway's authorizer only knows whether a token is valid. */
const admit = async (route: Route, event: Event, options: Options): Promise<void> => {
  assertOrigin(event, options.originSecrets);
  const caller = callerIn(event);
  assertAccess(route.access, caller);
  if (caller && endsWithSession(route)) await options.assertLive?.(caller, route, event.pathParameters);
  if (route.needsPass) options.assertPass?.(event.headers[passHeader], addressOf(event));
};

const answer = async (
  route: Route,
  handle: (input: unknown) => Promise<unknown>,
  event: Event,
  meter: ReadMeter,
  options: Options,
): Promise<Answer> => {
  const apiKey = route.takesApiKey && event.headers[apiKeyHeader];
  const reader = { caller: callerIn(event), address: addressOf(event), apiKey };
  const input = {
    ...reader,
    meter,
    idempotencyKey: idempotencyKeyOf(route, event),
    params: parse(route.params, event.pathParameters),
    query: parse(route.query, event.queryStringParameters),
    body: parse(route.body, event.body),
    signed: signedOf(route, event),
  };
  // Only this exact query is exempt, because it would find bikes with further parameters.
  const isServiceCheck = route.needsPass && event.rawQueryString === `q=${numberOfServiceCheck}`;
  if (route.reads && !isServiceCheck) await options.count?.(route.reads, reader);
  return success(route, await handle(input));
};

const withHeaders = (response: Answer, more: Record<string, string>): Answer =>
  Object.assign(response, { headers: { ...response.headers, ...more } });

const bind = (name: string, route: Route, handle: (input: unknown) => Promise<unknown>, options: Options) => {
  const { logger, readUnits } = options;
  const needs = (isNeeded: unknown, what: "assertLive" | "assertPass" | "count"): void => {
    if (isNeeded && !options[what]) throw new Error(`${name} needs ${what}.`);
  };
  needs(endsWithSession(route), "assertLive");
  needs(route.needsPass, "assertPass");
  needs(route.reads, "count");
  // Failures have it too, so that the script of another page can tell them apart.
  const readers = route.anyOrigin ? { "access-control-allow-origin": "*" } : undefined;
  const chain = middy<Event, Answer>().before(({ event }) => admit(route, event, options));
  if (route.body) chain.use(httpJsonBodyParser({ reviver: wellFormed }));
  return chain
    .handler(async (event) => {
      const meter = startMeter();
      const response = await answer(route, handle, event, meter, options);
      const { requestId, timeEpoch } = event.requestContext;
      const metric = readUnits && readUnitsMetric(name, meter.total(), timeEpoch, readUnits.stage);
      logger.info(name, { requestId, status: response.statusCode, ...metric });
      const units = readUnits && readUnits.stage !== "prod" && { "x-read-units": String(meter.total()) };
      return withHeaders(response, { ...readers, ...units });
    })
    .onError((request) => {
      request.response ??= withHeaders(failure(request, logger), { ...readers });
    });
};

/** Binds every route of a feature to its use case, as one Lambda handler. */
export const api = <const R extends Routes>(routes: R, handlers: Handlers<R>, options: Options) => {
  const bound = Object.entries(routes).map(([name, route]) => ({
    method: route.method,
    path: `${apiBase}${route.path}`,
    handler: bind(name, route, handlers[name] as (input: unknown) => Promise<unknown>, options),
  }));
  return middy<Event, Answer>()
    .use(httpHeaderNormalizer())
    .before(({ event }) => {
      // The gateway's greedy routes leave the parameters to the router.
      delete event.pathParameters?.["proxy"];
    })
    .onError((request) => {
      request.response ??= failure(request, options.logger);
    })
    .handler(httpRouter<Event, Answer>(bound as MiddyRoute<Event, Answer>[]));
};
