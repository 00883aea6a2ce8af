/** A day without a time or a zone, month and day from 1. */
export type CalendarDate = { readonly year: number; readonly month: number; readonly day: number };

const stockholm = new Intl.DateTimeFormat("en-CA", {
  timeZone: "Europe/Stockholm",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

/** The day it is in Sweden. */
export const swedishDate = (now: Date): CalendarDate => {
  const parts = stockholm.formatToParts(now);
  const part = (type: "year" | "month" | "day") => Number(parts.find((it) => it.type === type)?.value);
  return { year: part("year"), month: part("month"), day: part("day") };
};

/** As ISO 8601 writes it, `2026-11-20`: days written so sort by time. */
export const isoDate = ({ year, month, day }: CalendarDate): string =>
  [year, String(month).padStart(2, "0"), String(day).padStart(2, "0")].join("-");

const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

export const isRealDate = ({ year, month, day }: CalendarDate): boolean =>
  month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);

/** Negative, zero or positive, as `Array.sort` wants it. */
export const compareDates = (a: CalendarDate, b: CalendarDate): number =>
  a.year - b.year || a.month - b.month || a.day - b.day;

/** Whole years; the birthday itself counts. A person born on 29 February has it on 1 March in other years. */
export const ageOn = (birthDate: CalendarDate, today: CalendarDate): number => {
  const birthdayThisYear = { ...birthDate, year: today.year };
  return today.year - birthDate.year - (compareDates(today, birthdayThisYear) < 0 ? 1 : 0);
};

/** When a day begins in Sweden, which is one or two hours ahead of the world's. */
export const startOfSwedishDay = (date: string): Date => {
  const midnight = Date.parse(`${date}T00:00:00Z`);
  const [summer, winter] = [2, 1].map((hours) => new Date(midnight - hours * 60 * 60 * 1000));
  return summer !== undefined && isoDate(swedishDate(summer)) === date
    ? summer
    : (winter ?? new Date(midnight));
};
