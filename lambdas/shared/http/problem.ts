import * as z from "zod";
import { ruleOf } from "#contract/field-rules.ts";
import { type FieldIssue, type Problem, type ProblemCode, problemStatus } from "#contract/problems.ts";
import { ExpectationFailed } from "#lambdas/shared/table/failures.ts";

type Details = { issues?: FieldIssue[]; params?: Record<string, string | number> };

/** A problem the caller is told of. */
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

/** Input that does not fit the contract. */
export const invalidRequest = (error: z.ZodError): ProblemError =>
  new ProblemError("invalid-request", {
    issues: error.issues.flatMap((issue) => {
      // What nobody asked for is told by its own name, not by that of what it stands in.
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

/** What clients of AWS throw in the end, after they have asked again by themselves, where the service or the way to it was at fault. */
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

/** What the caller is told of an error; anything unforeseen becomes `internal` and says nothing more. */
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
