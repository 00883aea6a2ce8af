import type { Language } from "#contract/people/accounts.ts";
import { locales } from "./locales.ts";

/** For example "1 500 kr", in whole kronor. */
export const kronorText = (kronor: number, language: Language): string =>
  new Intl.NumberFormat(locales[language], {
    style: "currency",
    currency: "SEK",
    maximumFractionDigits: 0,
  }).format(kronor);
