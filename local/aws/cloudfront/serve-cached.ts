import type { IncomingMessage, ServerResponse, IncomingHttpHeaders } from "node:http";
import type { CachePolicy } from "#local/template/readers/cache-policies.ts";
import { capture, type Answer } from "./answer.ts";
import type { CacheKey, EdgeCache } from "./edge-cache.ts";

/** Minimum error-caching seconds by status; CloudFront's default is 10. */
type ErrorSeconds = ReadonlyMap<number, number>;

const standardErrorSeconds = 10;

/** CloudFront caches these whatever the origin's headers say. */
const brokenStatuses = new Set([500, 502, 503, 504]);
/** CloudFront caches these unless the origin's headers forbid it. */
const missingStatuses = new Set([404, 410, 414, 501]);
/** CloudFront caches these only with a max-age. */
const refusedStatuses = new Set([400, 403, 405, 412, 415]);
const statusesThatMustSay = new Set([...refusedStatuses, 302, 307, 308]);
const otherStatuses = new Set([200, 203, 204, 300, 301, 302, 307, 308]);

const directivesOf = ({ headers }: Answer): string => (headers["cache-control"] ?? "").toLowerCase();

const isForbidden = (directives: string): boolean => /\b(?:no-store|no-cache|private)\b/.test(directives);

const saidSeconds = (directives: string): number | undefined => {
  const named = (name: string): string | undefined =>
    new RegExp(`(?:^|[\\s,])${name}=(\\d+)`).exec(directives)?.[1];
  const seconds = named("s-maxage") ?? named("max-age");
  return seconds === undefined ? undefined : Number(seconds);
};

const errorSeconds = (status: number, errors: ErrorSeconds): number =>
  errors.get(status) ?? standardErrorSeconds;

/** The seconds for which CloudFront caches a response; 0 if it does not. */
const secondsKept = (answer: Answer, policy: CachePolicy, errors: ErrorSeconds): number => {
  const { status } = answer;
  const directives = directivesOf(answer);
  const maxAge = saidSeconds(directives);
  const within = maxAge === undefined ? undefined : Math.min(maxAge, policy.maxSeconds);
  if (statusesThatMustSay.has(status) && maxAge === undefined) return 0;
  if (missingStatuses.has(status) && isForbidden(directives)) return 0;
  if (brokenStatuses.has(status) || missingStatuses.has(status) || refusedStatuses.has(status))
    return Math.max(errorSeconds(status, errors), within ?? 0);
  if (!otherStatuses.has(status)) return 0;
  if (isForbidden(directives)) return policy.minSeconds;
  return Math.max(policy.minSeconds, within ?? policy.defaultSeconds);
};

/**
 * The seconds for which CloudFront serves an expired answer after the origin fails; undefined if it does not.
 */
const secondsPatched = (expired: Answer, failed: Answer, errors: ErrorSeconds): number | undefined =>
  failed.status < 500 || expired.status >= 400 || directivesOf(expired).includes("must-revalidate")
    ? undefined
    : errorSeconds(failed.status, errors);

const chosen = (pairs: readonly string[], isInKey: (name: string) => boolean): string[] =>
  pairs.filter((pair) => pair !== "" && isInKey(pair.split("=")[0] ?? ""));

/**
 * The cache key of a request: `url` is the origin's URL, `headers` are the viewer's after the edge function.
 */
const cacheKeyOf = (policy: CachePolicy, headers: IncomingHttpHeaders, url: string): CacheKey => {
  const [path = "", query = ""] = url.split(/\?(.*)/s);
  const keyQuery = chosen(query.split("&"), policy.isQueryInKey).join("&");
  const { cookie = "", "accept-encoding": accepted = "" } = headers;
  const rest = [
    policy.headers.map((name) => headers[name] ?? null),
    chosen(cookie.split(/;\s*/), policy.isCookieInKey),
    policy.encodings.filter((encoding) => new RegExp(`\\b${encoding}\\b`).test(accepted)),
  ];
  return { address: keyQuery === "" ? path : `${path}?${keyQuery}`, rest: JSON.stringify(rest) };
};

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
  /** The viewer's headers as changed by the edge function. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly url: string;
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
  // A response without a body (HEAD, 304) must not be served to a GET.
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
  const cached = cache.find(key);
  return cached?.isFresh ? { ...cached, source: "Hit" } : fetched(exchange, key);
};

/**
 * Serves GET and HEAD from the cache, or fetches and caches as CloudFront does; other methods always reach
 * the origin.
 */
export const serveCached = async (exchange: Exchange, response: ServerResponse): Promise<void> => {
  const { source, answer, ageSeconds } = await outcomeOf(exchange);
  if (ageSeconds !== undefined) response.setHeader("age", ageSeconds);
  response.setHeader("x-cache", tell(source, answer));
  send(exchange.request, response, answer);
};
