import type { ProblemCode } from "#contract/platform/problems.ts";

/** The name of an unmet expectation: a problem for the response, or `stale` and `repeated`, which make the use case read again. */
export type Failure = ProblemCode | "stale" | "repeated";

/** Thrown when a condition was not met. Nothing of the transaction was written. */
export class ExpectationFailed extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure);
    this.name = "ExpectationFailed";
    this.failure = failure;
  }
}

export const failedWith = (error: unknown, failure: Failure): boolean =>
  error instanceof ExpectationFailed && error.failure === failure;
