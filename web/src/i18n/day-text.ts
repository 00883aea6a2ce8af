import type { Language } from "#contract/accounts.ts";

const locales = { sv: "sv-SE", en: "en-GB" } as const;

/** A moment as the day it was in Sweden, in words: 12 november 2026. */
export const dayText = (moment: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: "long", timeZone: "Europe/Stockholm" }).format(
    new Date(moment),
  );
