import type { Language } from "#contract/people/accounts.ts";
import { locales } from "#web/platform/i18n/locales.ts";

export type TheftPlace = { readonly name: string; readonly thefts: number; readonly registered: number };

const perThousand = 1000;

/** Thefts per thousand registered bikes; undefined if none is registered. */
export const rateOf = ({ thefts, registered }: TheftPlace): number | undefined =>
  registered === 0 ? undefined : (thefts / registered) * perThousand;

export const rateText = (rate: number | undefined, language: Language): string =>
  rate === undefined
    ? "–"
    : new Intl.NumberFormat(locales[language], { maximumSignificantDigits: 2 }).format(rate);

const steps = [1, 2, 5, 10] as const;

/** The next round number (1, 2 or 5 times a power of ten). */
export const endOfScale = (greatest: number): number => {
  if (greatest <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(greatest));
  return (steps.find((step) => step * power >= greatest) ?? 10) * power;
};
