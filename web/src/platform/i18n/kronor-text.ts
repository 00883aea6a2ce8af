import type { Language } from "#contract/people/accounts.ts";
import { locales } from "./locales.ts";

/** Whole kronor, for example "1 500 kr". */
export const kronorText = (kronor: number, language: Language): string =>
  new Intl.NumberFormat(locales[language], {
    style: "currency",
    currency: "SEK",
    maximumFractionDigits: 0,
  }).format(kronor);
