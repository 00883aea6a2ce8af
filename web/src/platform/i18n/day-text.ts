import type { Language } from "#contract/people/accounts.ts";
import { locales } from "./locales.ts";

/** For example "12 november 2026", by Swedish time. */
export const dayText = (moment: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: "long", timeZone: "Europe/Stockholm" }).format(
    new Date(moment),
  );

/** For example "12 november 2026 kl. 14:05", by Swedish time. */
export const momentText = (moment: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "Europe/Stockholm",
  }).format(new Date(moment));

/** For example "14:05", by Swedish time. */
export const clockTime = (moment: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], {
    hour: "2-digit",
    minute: "2-digit",
    timeZone: "Europe/Stockholm",
  }).format(new Date(moment));
