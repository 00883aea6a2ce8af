import type { ProblemCode } from "#contract/problems.ts";

/** What an unmet expectation is called: a problem the caller hears of, or `stale` and `repeated`, which the use case answers by reading again. */
export type Failure = ProblemCode | "stale" | "repeated";

/** A write whose condition was not met. Nothing of its transaction was written. */
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
