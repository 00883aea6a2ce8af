import type { Language } from "#contract/accounts.ts";
import { locales } from "./locales.ts";

/** Whole kronor: 1 500 kr. */
export const kronorText = (kronor: number, language: Language): string =>
  new Intl.NumberFormat(locales[language], {
    style: "currency",
    currency: "SEK",
    maximumFractionDigits: 0,
  }).format(kronor);
