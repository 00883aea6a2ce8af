import type { StandingOffer } from "#lambdas/shared/alerts/offer.ts";
import { cardOf, isListed } from "#lambdas/shared/search-index/card.ts";
import { normalise } from "#lambdas/shared/search-index/normalise.ts";
import { publicTitle } from "#lambdas/shared/search-index/public-title.ts";
import { termsOf } from "#lambdas/shared/search-index/terms.ts";
import { wordsOf } from "#lambdas/shared/search-index/words.ts";
import { check } from "#lambdas/shared/table/actions.ts";
import type { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import { keys } from "#lambdas/shared/table/keys.ts";

const townsOf = (cities: readonly (string | undefined)[]): string[] => [
  ...new Set(cities.map((city) => normalise(city ?? "", "city")).filter((town) => town !== "")),
];

/** A stolen bike as the public sees it, both where it belongs and where it was taken from; undefined of one that nobody misses or that cannot be found. */
export const theftOffer = (bike: BikeItem): StandingOffer | undefined => {
  const { id: bikeId, ownerId, theftId, status, stolenPlace } = bike;
  if (status !== "stolen" || theftId === undefined || !isListed(bike)) return undefined;
  const card = cardOf(bike);
  const { city: _, ...terms } = termsOf(card);
  return {
    kind: "stolen",
    id: theftId,
    bikeId,
    ownerId,
    title: publicTitle(bike),
    terms,
    towns: townsOf([card.city, stolenPlace?.city]),
    electric: card.type === "elcykel",
    words: wordsOf(card),
    stands: check(keys.bike(bikeId)).expect("theftId", theftId, "bike-not-stolen"),
  };
};
