import { ProblemError } from "./errors.ts";

/** A failure as included in bug reports. */
export type Failure = { readonly error: string; readonly requestId?: string | undefined };

/** Milliseconds; older failures are unrelated to a bug report. */
const recent = 10 * 60 * 1000;

let last: { readonly failure: Failure; readonly at: number } | undefined;

export const failureOf = (error: unknown): Failure => {
  if (error instanceof ProblemError) return { error: error.code, requestId: error.requestId };
  return { error: error instanceof Error ? error.message : String(error) };
};

export const noteFailure = (error: Error): void => {
  last = { failure: failureOf(error), at: Date.now() };
};

export const recentFailure = (): Failure | undefined =>
  last !== undefined && Date.now() - last.at < recent ? last.failure : undefined;
