import { type CalendarDate } from "#contract/calendar-date.ts";
import { hidePersonalNumbers } from "#contract/hide-personal-numbers.ts";

const texts = ["place", "city", "description"] as const;
type Told = { readonly [Field in (typeof texts)[number]]?: string | undefined };

/** Where and how a bike was stolen is read by many: a personal number that someone wrote there is not kept. */
export const cleanReport = <T extends Told>(report: T, today: CalendarDate): T => {
  const told = texts.flatMap((field) => {
    const text = report[field];
    return text === undefined ? [] : [[field, hidePersonalNumbers(text, today)] as const];
  });
  return { ...report, ...Object.fromEntries(told) };
};
