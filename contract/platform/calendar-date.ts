/** A day without time or zone. Months and days count from 1. */
export type CalendarDate = { readonly year: number; readonly month: number; readonly day: number };

/** No bike was registered and no receipt issued before it. */
export const firstYear = 2024;

const stockholm = new Intl.DateTimeFormat("en-CA", {
  timeZone: "Europe/Stockholm",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

export const swedishDate = (now: Date): CalendarDate => {
  const parts = stockholm.formatToParts(now);
  const part = (type: "year" | "month" | "day") => Number(parts.find((it) => it.type === type)?.value);
  return { year: part("year"), month: part("month"), day: part("day") };
};

/** Writes the date in ISO 8601, `2026-11-20`, which sorts by time. */
export const isoDate = ({ year, month, day }: CalendarDate): string =>
  [year, String(month).padStart(2, "0"), String(day).padStart(2, "0")].join("-");

const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

export const isRealDate = ({ year, month, day }: CalendarDate): boolean =>
  month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);

/** Returns a negative number, zero or a positive one, for `Array.sort`. */
export const compareDates = (a: CalendarDate, b: CalendarDate): number =>
  a.year - b.year || a.month - b.month || a.day - b.day;

/** Counts whole years, the birthday included. A person born on 29 February turns a year older on 1 March in other years. */
export const ageOn = (birthDate: CalendarDate, today: CalendarDate): number => {
  const birthdayThisYear = { ...birthDate, year: today.year };
  return today.year - birthDate.year - (compareDates(today, birthdayThisYear) < 0 ? 1 : 0);
};

/** Moves by whole months. A day that the month lacks becomes its last one: a month after 31 January is 28 or 29 February. */
export const addMonths = ({ year, month, day }: CalendarDate, months: number): CalendarDate => {
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const to = { year: first.getUTCFullYear(), month: first.getUTCMonth() + 1 };
  return { ...to, day: Math.min(day, daysIn(to.year, to.month)) };
};

/** Whole days from one date to another, negative backwards. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number =>
  (Date.UTC(to.year, to.month - 1, to.day) - Date.UTC(from.year, from.month - 1, from.day)) / 86_400_000;

/** Returns the instant at which a day begins in Sweden, one or two hours before UTC midnight. */
export const startOfSwedishDay = (date: string): Date => {
  const midnight = Date.parse(`${date}T00:00:00Z`);
  const [summer, winter] = [2, 1].map((hours) => new Date(midnight - hours * 60 * 60 * 1000));
  return summer !== undefined && isoDate(swedishDate(summer)) === date
    ? summer
    : (winter ?? new Date(midnight));
};
