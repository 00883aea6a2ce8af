import { isoDate, swedishDate } from "#contract/calendar-date.ts";

/** The last day of a warranty of so many months from a moment, in Sweden. A month without that day ends it on its own last. */
export const warrantyEnd = (from: string, months: number): string => {
  const { year, month, day } = swedishDate(new Date(from));
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0));
  return isoDate({
    year: last.getUTCFullYear(),
    month: last.getUTCMonth() + 1,
    day: Math.min(day, last.getUTCDate()),
  });
};
