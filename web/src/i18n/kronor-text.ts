import type { Language } from "#contract/accounts.ts";

const locales = { sv: "sv-SE", en: "en-GB" } as const;

/** Whole kronor: 1 500 kr. */
export const kronorText = (kronor: number, language: Language): string =>
  new Intl.NumberFormat(locales[language], {
    style: "currency",
    currency: "SEK",
    maximumFractionDigits: 0,
  }).format(kronor);
