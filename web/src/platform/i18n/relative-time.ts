import type { Language } from "#contract/people/accounts.ts";
import { swedishDate } from "#contract/platform/calendar-date.ts";
import { locales } from "./locales.ts";

const minute = 60_000;
const hour = 60 * minute;

/** Days, weeks and months since a fixed start, by the Swedish calendar. */
const calendarOf = (moment: Date) => {
  const { year, month, day } = swedishDate(moment);
  const days = Date.UTC(year, month - 1, day) / (24 * hour);
  // 1 January 1970 was a Thursday: weeks begin on Monday.
  return { days, weeks: Math.floor((days + 3) / 7), months: year * 12 + month };
};

/** `Intl` says "nu" and "now", as if it were still happening. */
const justNow = { sv: "nyss", en: "just now" } as const;

type Distance = readonly [number, Intl.RelativeTimeFormatUnit];

const distance = (then: Date, now: Date): Distance => {
  const passed = now.getTime() - then.getTime();
  if (passed < hour) return [Math.floor(passed / minute), "minute"];
  const [from, to] = [calendarOf(then), calendarOf(now)];
  const days = to.days - from.days;
  if (days === 0) return [Math.floor(passed / hour), "hour"];
  if (days < 7) return [days, "day"];
  if (days < 31) return [to.weeks - from.weeks, "week"];
  return [to.months - from.months, "month"];
};

/** Relative time by the Swedish calendar: "i går", "förra veckan", "för 3 månader sedan". */
export const relativeTime = (moment: string, now: Date, language: Language): string => {
  if (now.getTime() - Date.parse(moment) < minute) return justNow[language];
  const [count, unit] = distance(new Date(moment), now);
  return new Intl.RelativeTimeFormat(locales[language], { numeric: "auto" }).format(-count, unit);
};
