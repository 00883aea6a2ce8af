import { isoDate, swedishDate } from "#contract/platform/calendar-date.ts";
import type { Grain, Span } from "#contract/office/statistics.ts";

const dayMilliseconds = 86_400_000;
const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

export const addDays = (day: string, days: number): string =>
  new Date(timeOf(day) + days * dayMilliseconds).toISOString().slice(0, 10);

export const lengthOf = ({ from, to }: Span): number => (timeOf(to) - timeOf(from)) / dayMilliseconds + 1;

export const monthOf = (day: string): string => day.slice(0, 7);
const partsOf = (month: string): [year: number, month: number] => [
  Number(month.slice(0, 4)),
  Number(month.slice(5, 7)),
];

const addMonths = (month: string, months: number): string => {
  const [year, of] = partsOf(month);
  const total = year * 12 + (of - 1) + months;
  return `${Math.floor(total / 12)}-${String((total % 12) + 1).padStart(2, "0")}`;
};

const spanOfMonths = (first: string, months: number): Span => ({
  from: `${first}-01`,
  to: addDays(`${addMonths(first, months)}-01`, -1),
});

export const spanOfMonth = (month: string): Span => spanOfMonths(month, 1);

const firstOfQuarter = (day: string): string => {
  const [year, month] = partsOf(day);
  return `${year}-${String(month - ((month - 1) % 3)).padStart(2, "0")}`;
};

export const spanOfQuarter = (day: string): Span => spanOfMonths(firstOfQuarter(day), 3);

const spanOfWeek = (day: string): Span => {
  const from = addDays(day, -((new Date(timeOf(day)).getUTCDay() + 6) % 7));
  return { from, to: addDays(from, 6) };
};

const unitOf: Readonly<Record<Grain, (day: string) => Span>> = {
  day: (day) => ({ from: day, to: day }),
  week: spanOfWeek,
  month: (day) => spanOfMonth(monthOf(day)),
  quarter: spanOfQuarter,
};

const clamp = (span: Span, { from, to }: Span): Span => ({
  from: span.from < from ? from : span.from,
  to: span.to > to ? to : span.to,
});

/** Splits a period into units, with the first and last cut off at its ends. */
export const unitsOf = (period: Span, grain: Grain): Span[] => {
  const units: Span[] = [];
  for (let day = period.from; day <= period.to;) {
    const unit = clamp(unitOf[grain](day), period);
    units.push(unit);
    day = addDays(unit.to, 1);
  }
  return units;
};

export const monthsBetween = (first: string, last: string): string[] => {
  const months: string[] = [];
  for (let month = first; month <= last; month = addMonths(month, 1)) months.push(month);
  return months;
};

/** Months from that of `day` to the present one. */
export const monthsFrom = (day: string, now: Date): string[] =>
  monthsBetween(monthOf(day), monthOf(isoDate(swedishDate(now))));

/** 29 February becomes the 28th. */
export const aYearBefore = ({ from, to }: Span): Span => {
  const shift = (day: string): string => {
    const before = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
    return before.endsWith("-02-29") ? before.replace(/29$/, "28") : before;
  };
  // A period that ends with its month also ends with it a year before.
  const end = addDays(to, 1).endsWith("-01") ? spanOfMonth(monthOf(shift(to))).to : shift(to);
  return { from: shift(from), to: end };
};

/** The period of the same length right before: in whole months if it consists of them, otherwise in days. */
export const rightBefore = (period: Span): Span => {
  const isWhole = period.from.endsWith("-01") && addDays(period.to, 1).endsWith("-01");
  const to = addDays(period.from, -1);
  if (!isWhole) return { from: addDays(to, 1 - lengthOf(period)), to };
  const months = monthsBetween(monthOf(period.from), monthOf(period.to)).length;
  return { from: `${addMonths(monthOf(period.from), -months)}-01`, to };
};

/** Same weekdays, the fewest whole weeks earlier that do not overlap the period. */
export const weeksBefore = (period: Span): Span => {
  const days = 7 * Math.ceil(lengthOf(period) / 7);
  return { from: addDays(period.from, -days), to: addDays(period.to, -days) };
};
