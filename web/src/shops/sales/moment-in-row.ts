import type { Language } from "#contract/people/accounts.ts";
import { clockTime, dayText } from "#web/platform/i18n/day-text.ts";
import { locales } from "#web/platform/i18n/locales.ts";

const yearOf = (moment: Date): string =>
  new Intl.DateTimeFormat("sv-SE", { year: "numeric", timeZone: "Europe/Stockholm" }).format(moment);

/** '12 nov. 14:05' this year, '12 nov. 2025' for another year. */
export const momentInRow = (moment: string, language: Language, now = new Date()): string => {
  const at = new Date(moment);
  const isOfThisYear = yearOf(at) === yearOf(now);
  return new Intl.DateTimeFormat(locales[language], {
    day: "numeric",
    month: "short",
    ...(isOfThisYear ? { hour: "2-digit", minute: "2-digit" } : { year: "numeric" }),
    timeZone: "Europe/Stockholm",
  }).format(at);
};

/** '14:05' for today, otherwise as in a row. */
export const recentMoment = (moment: string, language: Language, now = new Date()): string =>
  dayText(moment, language) === dayText(now.toISOString(), language)
    ? clockTime(moment, language)
    : momentInRow(moment, language, now);
