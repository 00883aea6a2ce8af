import type { Language } from "#contract/people/accounts.ts";
import { locales } from "./locales.ts";

type Currency = "SEK" | "USD";
type Options = {
  readonly currency?: Currency;
  /** `price`: 149 kr, 134,10 kr. `receipt`: always with öre. `about`: whole units. */
  readonly as?: "price" | "receipt" | "about";
};

const digits = {
  price: { trailingZeroDisplay: "stripIfInteger" },
  receipt: {},
  about: { maximumFractionDigits: 0 },
} as const;

/** Formats hundredths of a currency: 149 kr in Swedish, SEK 149 in English. */
export const moneyText = (
  hundredths: number,
  language: Language,
  { currency = "SEK", as = "price" }: Options = {},
): string =>
  new Intl.NumberFormat(locales[language], {
    style: "currency",
    currency,
    ...(language === "en" && { currencyDisplay: "code" as const }),
    ...digits[as],
  }).format(hundredths / 100);
