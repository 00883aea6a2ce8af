import type { Language } from "#contract/accounts.ts";
import { isoDate, swedishDate } from "#contract/calendar-date.ts";
import { locales } from "#web/i18n/locales.ts";

const monthOf = (moment: Date): string => isoDate(swedishDate(moment)).slice(0, 7);

const before = (month: string): string => {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 2, 1)).toISOString().slice(0, 7);
};

/** Every month in Sweden since a moment, the newest first. */
export const monthsSince = (since: Date, now: Date): readonly string[] => {
  const first = monthOf(since);
  const months = [monthOf(now)];
  for (let month = before(monthOf(now)); month >= first; month = before(month)) months.push(month);
  return months;
};

/** november 2026, as a language writes it. */
export const monthText = (month: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { month: "long", year: "numeric", timeZone: "UTC" }).format(
    new Date(`${month}-15T12:00:00Z`),
  );
