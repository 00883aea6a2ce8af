import type { CachePolicy } from "#local/template/readers/cache-policies.ts";

import type { Answer } from "./answer.ts";

/** By status, how long CloudFront keeps a failure at least; 10 seconds where nothing is said. */
export type ErrorSeconds = ReadonlyMap<number, number>;

const standardErrorSeconds = 10;

/** Kept whatever the origin says. */
const brokenStatuses = new Set([500, 502, 503, 504]);
/** Kept unless the origin says that they must not be. */
const missingStatuses = new Set([404, 410, 414, 501]);
/** Kept if the origin says for how long. */
const refusedStatuses = new Set([400, 403, 405, 412, 415]);
const statusesThatMustSay = new Set([...refusedStatuses, 302, 307, 308]);
const otherStatuses = new Set([200, 203, 204, 300, 301, 302, 307, 308]);

const directivesOf = ({ headers }: Answer): string => (headers["cache-control"] ?? "").toLowerCase();

const isForbidden = (directives: string): boolean => /\b(?:no-store|no-cache|private)\b/.test(directives);

/** For how long the origin lets an answer be kept; undefined where it does not say. */
const saidSeconds = (directives: string): number | undefined => {
  const named = (name: string): string | undefined =>
    new RegExp(`(?:^|[\\s,])${name}=(\\d+)`).exec(directives)?.[1];
  const said = named("s-maxage") ?? named("max-age");
  return said === undefined ? undefined : Number(said);
};

const errorSeconds = (status: number, errors: ErrorSeconds): number =>
  errors.get(status) ?? standardErrorSeconds;

/** How many seconds CloudFront keeps an answer of its origin; 0 where it does not. */
export const secondsKept = (answer: Answer, policy: CachePolicy, errors: ErrorSeconds): number => {
  const { status } = answer;
  const directives = directivesOf(answer);
  const said = saidSeconds(directives);
  const within = said === undefined ? undefined : Math.min(said, policy.maxSeconds);
  if (statusesThatMustSay.has(status) && said === undefined) return 0;
  if (missingStatuses.has(status) && isForbidden(directives)) return 0;
  if (brokenStatuses.has(status) || missingStatuses.has(status) || refusedStatuses.has(status))
    return Math.max(errorSeconds(status, errors), within ?? 0);
  if (!otherStatuses.has(status)) return 0;
  if (isForbidden(directives)) return policy.minSeconds;
  return Math.max(policy.minSeconds, within ?? policy.defaultSeconds);
};

/** For how long what has expired is given out again where the origin fails; undefined where it is not. */
export const secondsPatched = (expired: Answer, failed: Answer, errors: ErrorSeconds): number | undefined =>
  failed.status < 500 || expired.status >= 400 || directivesOf(expired).includes("must-revalidate")
    ? undefined
    : errorSeconds(failed.status, errors);
