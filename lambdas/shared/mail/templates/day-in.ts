import type { Language } from "#contract/accounts.ts";

const locales = { sv: "sv-SE", en: "en-GB" } as const satisfies Record<Language, string>;

const inSweden = (language: Language, instant: string, more: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locales[language], {
    dateStyle: "long",
    timeZone: "Europe/Stockholm",
    ...more,
  }).format(new Date(instant));

/** The day it is in Sweden then. */
export const dayIn = (language: Language, instant: string): string => inSweden(language, instant, {});

/** The day and the time it is in Sweden then. */
export const minuteIn = (language: Language, instant: string): string =>
  inSweden(language, instant, { timeStyle: "short" });
