import { type CalendarDate } from "#contract/platform/calendar-date.ts";
import { hidePersonalNumbers } from "#contract/platform/hide-personal-numbers.ts";

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
