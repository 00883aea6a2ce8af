import type { AdState } from "#contract/ads/ads.ts";
import { stateAt } from "./listing-at.ts";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import type { ListingItem } from "#lambdas/ads/items/listing.ts";

/** Combines the states of ad and bike as a buyer sees them. */
export const adStateOf = (listing: ListingItem, bike: BikeItem, now: Date): AdState => {
  if (bike.status === "stolen") return "stolen";
  const state = stateAt(listing, now);
  return state === "active" && bike.openTransferId !== undefined ? "waiting" : state;
};
