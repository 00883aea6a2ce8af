import i18next from "i18next";
import type { Language } from "#contract/people/accounts.ts";
import type { Grain, Span } from "#contract/office/statistics.ts";
import { locales } from "#web/platform/i18n/locales.ts";

const noon = (day: string): Date => new Date(`${day}T12:00:00Z`);

const format = (day: string, language: Language, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locales[language], { ...options, timeZone: "Europe/Stockholm" }).format(noon(day));

const dayMilliseconds = 86_400_000;

/** ISO 8601 week number. */
const weekOf = (day: string): number => {
  const date = noon(day);
  const thursday = new Date(date.getTime() + (3 - ((date.getUTCDay() + 6) % 7)) * dayMilliseconds);
  const first = Date.UTC(thursday.getUTCFullYear(), 0, 1);
  return Math.floor((thursday.getTime() - first) / dayMilliseconds / 7) + 1;
};

const quarterOf = (day: string): number => Math.floor((Number(day.slice(5, 7)) - 1) / 3) + 1;

/** Short form for the axis. */
export const tickText = ({ from }: Pick<Span, "from">, grain: Grain, language: Language): string => {
  if (grain === "day") return format(from, language, { day: "numeric", month: "short" });
  if (grain === "week") return i18next.t(($) => $.statistics.week, { week: weekOf(from) });
  if (grain === "quarter")
    return i18next.t(($) => $.statistics.quarterOf, { quarter: quarterOf(from), year: from.slice(2, 4) });
  return format(from, language, { month: "short" }).replace(/\.$/, "");
};

/** Long form for tables and screen readers. */
export const unitText = ({ from }: Pick<Span, "from">, grain: Grain, language: Language): string => {
  if (grain === "day") return format(from, language, { dateStyle: "medium" });
  if (grain === "week")
    return i18next.t(($) => $.statistics.weekOfYear, { week: weekOf(from), year: from.slice(0, 4) });
  if (grain === "quarter")
    return i18next.t(($) => $.statistics.quarterOf, { quarter: quarterOf(from), year: from.slice(0, 4) });
  return format(from, language, { month: "long", year: "numeric" });
};
