import { isoDate, swedishDate } from "#contract/platform/calendar-date.ts";

/** The last day in Sweden of a warranty. In a month without that day, the month's last day. */
export const warrantyEnd = (from: string, months: number): string => {
  const { year, month, day } = swedishDate(new Date(from));
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0));
  return isoDate({
    year: last.getUTCFullYear(),
    month: last.getUTCMonth() + 1,
    day: Math.min(day, last.getUTCDate()),
  });
};
