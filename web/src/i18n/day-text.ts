import type { Language } from "#contract/accounts.ts";
import { locales } from "./locales.ts";

/** A moment as the day it was in Sweden, in words: 12 november 2026. */
export const dayText = (moment: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: "long", timeZone: "Europe/Stockholm" }).format(
    new Date(moment),
  );

/** A moment with the time of day in Sweden: 12 november 2026 kl. 14:05. */
export const momentText = (moment: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "Europe/Stockholm",
  }).format(new Date(moment));

/** The time of day that a moment was in Sweden: 14:05. */
export const clockTime = (moment: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], {
    hour: "2-digit",
    minute: "2-digit",
    timeZone: "Europe/Stockholm",
  }).format(new Date(moment));
