import type { StandingOffer } from "#lambdas/shared/alerts/offer.ts";
import { adOf, isAdShown } from "#lambdas/shared/listings/ad-card.ts";
import { cardOf } from "#lambdas/shared/search-index/card.ts";
import { normalise } from "#lambdas/shared/search-index/normalise.ts";
import { publicTitle } from "#lambdas/shared/search-index/public-title.ts";
import { termsOf } from "#lambdas/shared/search-index/terms.ts";
import { wordsIn, wordsOf } from "#lambdas/shared/search-index/words.ts";
import { check } from "#lambdas/shared/table/actions.ts";
import type { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import type { ListingItem } from "#lambdas/shared/table/items/listing.ts";
import { keys } from "#lambdas/shared/table/keys.ts";

/** As many as a bike is found by. */
const mostWords = 20;

/** A bike for sale as the public sees it; undefined of an ad that is not shown now. */
export const adOffer = (listing: ListingItem, bike: BikeItem): StandingOffer | undefined => {
  if (!isAdShown(listing, bike)) return undefined;
  const card = cardOf(bike);
  const { city: _, ...terms } = termsOf(card);
  const { id, bikeId, ownerId, price, city, text = "", version } = listing;
  return {
    kind: "ads",
    id,
    bikeId,
    ownerId,
    title: publicTitle(bike),
    terms,
    towns: [normalise(city, "city")],
    electric: adOf(listing, bike).electric,
    price,
    words: [...new Set([...wordsOf(card), ...wordsIn(text)])].slice(0, mostWords),
    stands: check(keys.listing(id)).expect("version", version, "listing-not-found"),
  };
};
