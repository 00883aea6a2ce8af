import { isoDate, swedishDate } from "#contract/platform/calendar-date.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";

/** Compares with the date in Sweden, regardless of the browser's clock. */
export const requireNotFuture = (stolenDate: string | undefined, now: Date): void => {
  if (stolenDate !== undefined && stolenDate > isoDate(swedishDate(now)))
    throw new ProblemError("stolen-date-in-future");
};
