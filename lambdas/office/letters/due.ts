import { type CalendarDate, addMonths, isoDate, swedishDate } from "#contract/platform/calendar-date.ts";

/** Article 12(3) of the GDPR gives one month, and two more at most. */
const [month, extended] = [1, 3];

const after =
  (months: number) =>
  (askedAt: string): string =>
    isoDate(addMonths(swedishDate(new Date(askedAt)), months));

export const dueAfter = after(month);
/** Counted from the request, as the first month is. */
export const extendedDueAfter = after(extended);

export const dateOf = (isoDay: string): CalendarDate => {
  const [year = 0, of = 0, day = 0] = isoDay.split("-").map(Number);
  return { year, month: of, day };
};
