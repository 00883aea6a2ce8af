import type { Language } from "#contract/people/accounts.ts";
import { clockTime } from "#web/platform/i18n/day-text.ts";
import { locales } from "#web/platform/i18n/locales.ts";

const timeZone = "Europe/Stockholm";
const dayLength = 24 * 60 * 60 * 1000;

const written = (moment: string, language: Language, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locales[language], { ...options, timeZone }).format(new Date(moment));

/** The Swedish date, such as 2026-11-12. */
export const dayOf = (moment: string | number | Date): string =>
  new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeZone }).format(new Date(moment));

/** Counts the midnights in Sweden since a moment. */
const daysSince = (moment: string, now: number): number =>
  Math.round((Date.parse(dayOf(now)) - Date.parse(dayOf(moment))) / dayLength);

type Words = { readonly today: string; readonly yesterday: string };

const inYear = (moment: string, now: number): Intl.DateTimeFormatOptions =>
  dayOf(moment).slice(0, 4) === dayOf(now).slice(0, 4) ? {} : { year: "numeric" };

/** For example 'I dag', 'I går' or 'torsdag 12 november'. */
export const dayHeading = (moment: string, now: number, language: Language, words: Words): string => {
  const days = daysSince(moment, now);
  if (days <= 0) return words.today;
  if (days === 1) return words.yesterday;
  return written(moment, language, {
    weekday: "long",
    day: "numeric",
    month: "long",
    ...inYear(moment, now),
  });
};

/** The time for today, then "i går", the weekday, and finally the date. */
export const shortTime = (moment: string, now: number, language: Language, yesterday: string): string => {
  const days = daysSince(moment, now);
  if (days <= 0) return clockTime(moment, language);
  if (days === 1) return yesterday;
  if (days < 7) return written(moment, language, { weekday: "short" });
  return written(moment, language, { day: "numeric", month: "short", ...inYear(moment, now) });
};
