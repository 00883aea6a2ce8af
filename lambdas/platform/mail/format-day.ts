import type { Language } from "#contract/people/accounts.ts";

const locales = { sv: "sv-SE", en: "en-GB" } as const satisfies Record<Language, string>;

const inSweden = (language: Language, instant: string, more: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locales[language], {
    dateStyle: "long",
    timeZone: "Europe/Stockholm",
    ...more,
  }).format(new Date(instant));

export const formatDay = (language: Language, instant: string): string => inSweden(language, instant, {});

export const formatDayAndTime = (language: Language, instant: string): string =>
  inSweden(language, instant, { timeStyle: "short" });
