import * as z from "zod";
import { swedishDate } from "#contract/platform/calendar-date.ts";
import { ruleOf } from "#contract/platform/field-rules.ts";
import {
  type FieldIssue,
  type Problem,
  type ProblemCode,
  problemStatus,
} from "#contract/platform/problems.ts";
import { endOfSwedishDay } from "#contract/platform/swedish-day.ts";
import { ExpectationFailed } from "#lambdas/platform/table/failures.ts";

type Details = { issues?: FieldIssue[]; params?: Record<string, string | number> };

/** An error that becomes the response. */
export class ProblemError extends Error {
  readonly code: ProblemCode;
  readonly details: Details;
  constructor(code: ProblemCode, details: Details = {}) {
    super(code);
    this.name = "ProblemError";
    this.code = code;
    this.details = details;
  }
}

export const invalidRequest = (error: z.ZodError): ProblemError =>
  new ProblemError("invalid-request", {
    issues: error.issues.flatMap((issue) => {
      // Zod reports an unknown key at its parent; the response names the key itself.
      const places = issue.code === "unrecognized_keys" ? issue.keys : [undefined];
      return places.map((place) => ({
        path: [...issue.path, ...(place === undefined ? [] : [place])].map(String).join("."),
        rule: ruleOf(issue.message),
      }));
    }),
  });

const overload = new Set([
  "ProvisionedThroughputExceededException",
  "RequestLimitExceeded",
  "SlowDown",
  "Throttling",
  "ThrottlingException",
  "TooManyRequestsException",
]);

const cutOff = new Set(["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "TimeoutError"]);

/** Detects errors that AWS clients throw after their own retries when the service or the network fails. */
const isServiceFailure = (error: Error): boolean => {
  const code = "code" in error ? error.code : undefined;
  const isServers = "$fault" in error && error.$fault === "server";
  return isServers || overload.has(error.name) || cutOff.has(error.name) || cutOff.has(String(code));
};

const fromMiddleware = (error: Error): ProblemError | undefined => {
  const status = "statusCode" in error ? error.statusCode : undefined;
  if (status === 404) return new ProblemError("route-not-found");
  return typeof status === "number" && status < 500 ? new ProblemError("invalid-request") : undefined;
};

/** Turns an error into the problem of the response. Unforeseen errors become `internal` without details. */
export const problemOf = (error: unknown): ProblemError => {
  if (error instanceof ProblemError) return error;
  if (error instanceof ExpectationFailed) {
    const { failure } = error;
    return new ProblemError(failure === "stale" || failure === "repeated" ? "conflict-try-again" : failure);
  }
  if (!(error instanceof Error)) return new ProblemError("internal");
  if (isServiceFailure(error)) return new ProblemError("unavailable");
  return fromMiddleware(error) ?? new ProblemError("internal");
};

export const problemBody = ({ code, details }: ProblemError, instance: string): Problem => ({
  type: `urn:cykelregistret:problem:${code}`,
  title: code.replaceAll("-", " "),
  status: problemStatus(code),
  code,
  ...details,
  instance,
});

/** Limits of a day end at midnight in Sweden. */
const secondsToMidnight = (now: number): string =>
  String(Math.ceil((endOfSwedishDay(swedishDate(new Date(now))).getTime() - now) / 1000));

export const problemHeaders = ({ code }: ProblemError, now: number): Record<string, string> => ({
  "content-type": "application/problem+json",
  "cache-control": "no-store",
  ...(code === "reading-limit-reached" && { "retry-after": secondsToMidnight(now) }),
});
