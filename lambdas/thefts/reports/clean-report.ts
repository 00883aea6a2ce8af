import { type CalendarDate, isoDate, swedishDate } from "#contract/platform/calendar-date.ts";
import { hidePersonalNumbers } from "#contract/platform/hide-personal-numbers.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";

const texts = ["place", "city", "description"] as const;
type ReportTexts = { readonly [Field in (typeof texts)[number]]?: string | undefined };

/** Many people read these texts, so personal numbers are removed from them. */
export const cleanReport = <T extends ReportTexts>(report: T, today: CalendarDate): T => {
  const cleaned = texts.flatMap((field) => {
    const text = report[field];
    return text === undefined ? [] : [[field, hidePersonalNumbers(text, today)] as const];
  });
  return { ...report, ...Object.fromEntries(cleaned) };
};

/** Compares with the date in Sweden, regardless of the browser's clock. */
export const requireNotFuture = (stolenDate: string | undefined, now: Date): void => {
  if (stolenDate !== undefined && stolenDate > isoDate(swedishDate(now)))
    throw new ProblemError("stolen-date-in-future");
};
