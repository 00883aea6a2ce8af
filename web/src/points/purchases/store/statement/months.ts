import type { Language } from "#contract/people/accounts.ts";
import { isoDate, swedishDate } from "#contract/platform/calendar-date.ts";
import { locales } from "#web/platform/i18n/locales.ts";

const monthOf = (moment: Date): string => isoDate(swedishDate(moment)).slice(0, 7);

const before = (month: string): string => {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 2, 1)).toISOString().slice(0, 7);
};

export const monthsSince = (since: Date, now: Date): readonly string[] => {
  const first = monthOf(since);
  const months = [monthOf(now)];
  for (let month = before(monthOf(now)); month >= first; month = before(month)) months.push(month);
  return months;
};

/** For example "november 2026". */
export const monthText = (month: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { month: "long", year: "numeric", timeZone: "UTC" }).format(
    new Date(`${month}-15T12:00:00Z`),
  );
