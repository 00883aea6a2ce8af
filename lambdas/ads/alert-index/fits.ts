import type { AlertCriteria } from "#contract/ads/alerts.ts";
import { townsAround } from "./near.ts";
import type { Offer } from "./offer.ts";
import { termsOf } from "#lambdas/bikes/index/terms.ts";
import { wordsIn } from "#lambdas/bikes/index/words.ts";

const named = ["brand", "model", "color", "type"] as const;

const fitsPrice = ({ priceFrom, priceTo }: AlertCriteria, price: number | undefined): boolean => {
  if (priceFrom === undefined && priceTo === undefined) return true;
  return price !== undefined && price >= (priceFrom ?? 0) && price <= (priceTo ?? Infinity);
};

export const fits = (criteria: AlertCriteria, offer: Offer): boolean => {
  const { city, radius, electric, words = "" } = criteria;
  const wanted = termsOf(criteria);
  const own = new Set(offer.words);
  return (
    named.every((field) => wanted[field] === undefined || wanted[field] === offer.terms[field]) &&
    (city === undefined || townsAround(city, radius).some((town) => offer.towns.includes(town))) &&
    (electric === undefined || offer.electric) &&
    fitsPrice(criteria, offer.price) &&
    wordsIn(words).every((word) => own.has(word))
  );
};
