import { isoDate, swedishDate } from "#contract/calendar-date.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";

/** Nothing is stolen tomorrow. What day it is is told by the clock in Sweden, whatever the browser's says. */
export const requirePast = (stolenDate: string | undefined, now: Date): void => {
  if (stolenDate !== undefined && stolenDate > isoDate(swedishDate(now)))
    throw new ProblemError("stolen-date-in-future");
};
