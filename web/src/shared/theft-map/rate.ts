import i18next from "i18next";
import type { Language } from "#contract/accounts.ts";
import type { Figure } from "#contract/statistics.ts";
import { locales } from "#web/i18n/locales.ts";

/** A county or municipality, how many bikes were reported stolen there, and how many had been registered. */
export type TheftPlace = { readonly name: string; readonly thefts: Figure; readonly registered: Figure };

/** `most` where only some of the registered are shown, `least` where only some of the thefts are, `about` where both. */
type Rate = { readonly value: number; readonly is: "exact" | "most" | "least" | "about" };

const perThousand = 1000;

/** How many of a thousand registered bikes were reported stolen; undefined where one of the two is not shown. */
export const rateOf = ({ thefts, registered }: TheftPlace): Rate | undefined => {
  if (thefts.is === "few" || registered.is === "few" || registered.value === 0) return undefined;
  const value = (thefts.value / registered.value) * perThousand;
  if (thefts.is === registered.is) return { value, is: thefts.is === "exact" ? "exact" : "about" };
  return { value, is: thefts.is === "exact" ? "most" : "least" };
};

export const rateText = (rate: Rate | undefined, language: Language): string => {
  if (rate === undefined) return i18next.t(($) => $.figures.hidden);
  const text = new Intl.NumberFormat(locales[language], { maximumSignificantDigits: 2 }).format(rate.value);
  const { is } = rate;
  return is === "exact" ? text : i18next.t(($) => $.theftMap.bounds[is], { text });
};

const steps = [1, 2, 5, 10] as const;

/** The end of a scale in round numbers, for the greatest of what it shows. */
export const endOfScale = (greatest: number): number => {
  if (greatest <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(greatest));
  return (steps.find((step) => step * power >= greatest) ?? 10) * power;
};
