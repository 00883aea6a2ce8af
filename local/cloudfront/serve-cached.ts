import type { IncomingMessage, ServerResponse } from "node:http";

import type { CachePolicy } from "#local/template/readers/cache-policies.ts";

import { capture } from "./answer.ts";
import type { Answer } from "./answer.ts";
import { cacheKeyOf } from "./cache-key.ts";
import type { CacheKey, EdgeCache } from "./edge-cache.ts";
import { secondsKept, secondsPatched } from "./freshness.ts";
import type { ErrorSeconds } from "./freshness.ts";

/** What CloudFront says of where an answer comes from. */
type Source = "Hit" | "Miss" | "RefreshHit";

const tell = (source: Source, { status }: Answer): string =>
  `${status >= 400 ? "Error" : source} from cloudfront`;

const isCurrent = (request: IncomingMessage, { status, headers }: Answer): boolean =>
  status === 200 &&
  (request.headers["if-none-match"] ?? "")
    .split(/,\s*/)
    .some((known) => known.replace(/^W\//, "") === headers["etag"]);

const send = (request: IncomingMessage, response: ServerResponse, answer: Answer): void => {
  const { "content-length": length, "content-type": type, ...headers } = answer.headers;
  if (isCurrent(request, answer)) return void response.writeHead(304, headers).end();
  const whole = {
    ...headers,
    ...(type !== undefined && { "content-type": type }),
    ...(length !== undefined && { "content-length": length }),
  };
  response.writeHead(answer.status, whole);
  response.end(request.method === "HEAD" ? undefined : answer.body);
};

type Exchange = {
  readonly cache: EdgeCache;
  readonly policy: CachePolicy;
  readonly errors: ErrorSeconds;
  readonly request: IncomingMessage;
  /** What the function at the edge has changed in those of the viewer. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
  /** What the origin is asked for. */
  readonly url: string;
  /** Has the origin answer. */
  readonly work: (response: ServerResponse) => Promise<void>;
};

type Outcome = { readonly source: Source; readonly answer: Answer; readonly ageSeconds?: number };

const fetched = async (exchange: Exchange, key: CacheKey): Promise<Outcome> => {
  const { cache, policy, errors, request, work } = exchange;
  const since = cache.moment();
  const answer = await capture(request, work);
  const expired = cache.find(key);
  const patch = expired && secondsPatched(expired.answer, answer, errors);
  if (expired && patch !== undefined) {
    cache.prolong(key, patch);
    return { ...expired, source: "Hit" };
  }
  // What was answered without a body, because it was not asked for, is not the answer to others.
  if (request.method === "GET" && answer.status !== 304)
    cache.keep(key, answer, secondsKept(answer, policy, errors), since);
  const etag = answer.headers["etag"];
  const isSame = etag !== undefined && expired?.answer.headers["etag"] === etag;
  return { source: isSame ? "RefreshHit" : "Miss", answer };
};

const outcomeOf = async (exchange: Exchange): Promise<Outcome> => {
  const { cache, policy, request, headers, url, work } = exchange;
  if (!["GET", "HEAD"].includes(request.method ?? ""))
    return { source: "Miss", answer: await capture(request, work) };
  const key = cacheKeyOf(policy, { ...request.headers, ...headers }, url);
  const found = cache.find(key);
  return found?.isFresh ? { ...found, source: "Hit" } : fetched(exchange, key);
};

/** Answers GET and HEAD from what is kept, or asks the origin and keeps what it answers for as long as CloudFront does. Other methods always reach the origin. */
export const serveCached = async (exchange: Exchange, response: ServerResponse): Promise<void> => {
  const { source, answer, ageSeconds } = await outcomeOf(exchange);
  if (ageSeconds !== undefined) response.setHeader("age", ageSeconds);
  response.setHeader("x-cache", tell(source, answer));
  send(exchange.request, response, answer);
};
