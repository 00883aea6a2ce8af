import { type CalendarDate, compareDates, swedishDate } from "#contract/platform/calendar-date.ts";

export type TimeOwned =
  | { readonly unit: "days"; readonly days: number }
  | { readonly unit: "months"; readonly months: number }
  | { readonly unit: "years"; readonly years: number; readonly months: number };

const dayLength = 24 * 60 * 60 * 1000;
const maxDays = 29;
const year = 12;

const dayNumber = (date: CalendarDate): number => Date.UTC(date.year, date.month - 1, date.day) / dayLength;

const wholeMonths = (start: CalendarDate, end: CalendarDate): number => {
  const months = (end.year - start.year) * year + end.month - start.month;
  return end.day < start.day ? months - 1 : months;
};

/** Days below thirty, whole months below a year, otherwise years and months; counted in Swedish days. */
export const timeOwned = (startDate: string, endDate: string): TimeOwned => {
  const [start, end] = [swedishDate(new Date(startDate)), swedishDate(new Date(endDate))];
  if (compareDates(end, start) <= 0) return { unit: "days", days: 0 };
  const days = dayNumber(end) - dayNumber(start);
  if (days <= maxDays) return { unit: "days", days };
  // Thirty days can be a day less than a month.
  const months = Math.max(1, wholeMonths(start, end));
  if (months < year) return { unit: "months", months };
  return { unit: "years", years: Math.floor(months / year), months: months % year };
};
