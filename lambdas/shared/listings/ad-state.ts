import type { AdState } from "#contract/ads.ts";
import { stateAt } from "./listing-at.ts";
import type { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import type { ListingItem } from "#lambdas/shared/table/items/listing.ts";

/** What someone who would like to buy the bike has to know of it first. */
export const adStateOf = (listing: ListingItem, bike: BikeItem, now: Date): AdState => {
  if (bike.status === "stolen") return "stolen";
  const state = stateAt(listing, now);
  return state === "active" && bike.openTransferId !== undefined ? "waiting" : state;
};
