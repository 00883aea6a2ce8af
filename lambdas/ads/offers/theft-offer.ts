import type { StandingOffer } from "#lambdas/ads/alert-index/offer.ts";
import { cardOf, isListed } from "#lambdas/bikes/index/card.ts";
import { normalise } from "#lambdas/bikes/index/normalise.ts";
import { publicTitle } from "#lambdas/bikes/index/public-title.ts";
import { termsOf } from "#lambdas/bikes/index/terms.ts";
import { wordsOf } from "#lambdas/bikes/index/words.ts";
import { check } from "#lambdas/platform/table/actions.ts";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { keys } from "#lambdas/platform/table/keys.ts";

const townsOf = (cities: readonly (string | undefined)[]): string[] => [
  ...new Set(cities.map((city) => normalise(city ?? "", "city")).filter((town) => town !== "")),
];

/** Builds the offer of a stolen bike, in its home town and the town of the theft; undefined if it is not stolen or not listed. */
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
