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
import { passHeader } from "#contract/challenges.ts";
import {
  type Output,
  type Parsed,
  type Route,
  type Routes,
  apiBase,
  endsWithSession,
} from "#contract/route.ts";
import { type Caller, assertAccess, callerOf } from "./caller.ts";
import type { Logger } from "./logger.ts";
import { assertOrigin } from "./origin.ts";
import { ProblemError, invalidRequest, problemBody, problemOf } from "./problem.ts";
import { readUnitsMetric } from "./read-units-metric.ts";
import { unforeseenMetric } from "./unforeseen-metric.ts";
import { type ReadMeter, startMeter } from "#lambdas/shared/table/read-meter.ts";

// To compile its parsers costs zod milliseconds of every cold start, and saves microseconds of a request.
z.config({ jitless: true });

type Event = APIGatewayProxyEventV2WithJWTAuthorizer;
type Answer = APIGatewayProxyStructuredResultV2;
type Needs<R extends Route> = (R["access"] extends "public"
  ? { caller: Caller | undefined; address: string; meter: ReadMeter }
  : { caller: Caller; address: string; meter: ReadMeter }) &
  (R extends { idempotent: true } ? { idempotencyKey: string } : unknown) &
  (R extends { signedBy: string } ? { signed: Signed } : unknown);

/** A body as it came, with its signature; empty where there was none. */
export type Signed = { readonly body: string; readonly signature: string };

/** One handler for every route; leaving one out does not compile. */
export type Handlers<R extends Routes> = {
  [K in keyof R]: (input: Parsed<R[K]> & Needs<R[K]>) => Promise<Output<R[K]>>;
};
type Options = {
  originSecrets: readonly string[];
  logger: Logger;
  /** Throws for a caller whose sessions have been ended, or whose account is closed; wanted where a route ends with its session. */
  assertLive?: (caller: Caller, route: Route) => Promise<void>;
  /** Throws for the person who has no pass that is good; wanted where a route needs one. */
  assertPass?: (handedIn: string | undefined, address: string) => void;
  /** What each request reads becomes a metric, and a header wherever people try things out. For functions that pass the meter on to the table. */
  readUnits?: { stage: string };
};

const parse = (schema: z.ZodType | undefined, value: unknown): unknown => {
  if (!schema) return undefined;
  const result = schema.safeParse(value ?? {});
  if (!result.success) throw invalidRequest(result.error);
  return result.data;
};

/** Half of a character, as where an emoji was cut, is no text: what encrypts, hashes or encodes it would fail. */
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
    logger.error("Unforeseen error", {
      requestId,
      error: error instanceof Error ? error : String(error),
      ...unforeseenMetric(context, timeEpoch),
    });
  const body = problemBody(problem, requestId);
  const headers = { "content-type": "application/problem+json", "cache-control": "no-store" };
  return { statusCode: body.status, headers, body: JSON.stringify(body) };
};

/** The site writes down whose browser it is; without it we see the site's own address. */
const addressOf = (event: Event): string =>
  event.headers["x-viewer-address"] ?? event.requestContext.http.sourceIp;

/** Checks origin, access and input in that order, then hands over to the use case. */
const answer = async (
  route: Route,
  handle: (input: unknown) => Promise<unknown>,
  event: Event,
  { originSecrets, assertLive, assertPass }: Options,
  meter: ReadMeter,
): Promise<Answer> => {
  assertOrigin(event, originSecrets);
  const caller = callerOf(event.requestContext.authorizer?.jwt?.claims);
  assertAccess(route.access, caller);
  if (caller && endsWithSession(route)) await assertLive?.(caller, route);
  const address = addressOf(event);
  if (route.needsPass) assertPass?.(event.headers[passHeader], address);
  const result = await handle({
    caller,
    meter,
    address,
    idempotencyKey: idempotencyKeyOf(route, event),
    params: parse(route.params, event.pathParameters),
    query: parse(route.query, event.queryStringParameters),
    body: parse(route.body, event.body),
    signed: signedOf(route, event),
  });
  return success(route, result);
};

const withReadUnits = (response: Answer, meter: ReadMeter): Answer => ({
  ...response,
  headers: { ...response.headers, "x-read-units": String(meter.total()) },
});

const bind = (name: string, route: Route, handle: (input: unknown) => Promise<unknown>, options: Options) => {
  const { logger, readUnits } = options;
  if (endsWithSession(route) && !options.assertLive)
    throw new Error(`${name} ends with its session, and nothing can tell whether that has ended.`);
  if (route.needsPass && !options.assertPass)
    throw new Error(`${name} needs a pass, and nothing can tell a good one.`);
  const chain = middy<Event, Answer>();
  if (route.body) chain.use(httpJsonBodyParser({ reviver: wellFormed }));
  return chain
    .handler(async (event) => {
      const meter = startMeter();
      const response = await answer(route, handle, event, options, meter);
      const { requestId } = event.requestContext;
      const { timeEpoch } = event.requestContext;
      const metric = readUnits && readUnitsMetric(name, meter.total(), timeEpoch, readUnits.stage);
      logger.info(name, { requestId, status: response.statusCode, ...metric });
      return readUnits && readUnits.stage !== "prod" ? withReadUnits(response, meter) : response;
    })
    .onError((request) => {
      request.response ??= failure(request, logger);
    });
};

/** Binds every route of a feature to its use case: one Lambda handler for the whole feature. */
export const api = <const R extends Routes>(routes: R, handlers: Handlers<R>, options: Options) => {
  const bound = Object.entries(routes).map(([name, route]) => ({
    method: route.method,
    path: `${apiBase}${route.path}`,
    handler: bind(name, route, handlers[name] as (input: unknown) => Promise<unknown>, options),
  }));
  return middy<Event, Answer>()
    .use(httpHeaderNormalizer())
    .onError((request) => {
      request.response ??= failure(request, options.logger);
    })
    .handler(httpRouter<Event, Answer>(bound as MiddyRoute<Event, Answer>[]));
};
