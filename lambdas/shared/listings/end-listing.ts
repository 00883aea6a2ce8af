import { expiryOf } from "#contract/retention.ts";
import { type Action, type ActionBuilder, update } from "#lambdas/shared/table/actions.ts";
import type { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import type { ListingItem } from "#lambdas/shared/table/items/listing.ts";
import { keys } from "#lambdas/shared/table/keys.ts";

/** What a bike forgets that is not for sale any more. */
export const ofNoListing = {
  openListingId: undefined,
  salePrice: undefined,
} as const satisfies Partial<BikeItem>;

/** An ad comes to its end. A person who ends it changes its bike in the same transaction, on the condition of the bike's version: that says that the ad was still open. */
export const overWrite = (listingId: string, state: "sold" | "ended", now: Date): ActionBuilder =>
  update(keys.listing(listingId))
    .set({
      state,
      closedAt: now.toISOString(),
      expiresAt: expiryOf("endedListings", now),
    })
    .remove("gsi2pk", "gsi2sk")
    .add("version", 1)
    .expectExists("stale");

/** The end of an ad that has been over for as long as one is kept: it goes at once. */
export const forgetWrite = (listing: Pick<ListingItem, "id" | "version">, now: Date): Action =>
  overWrite(listing.id, "ended", now)
    .set({ expiresAt: Math.floor(now.getTime() / 1000) })
    .expect("version", listing.version, "stale");

/** The end of whatever ad there is for a bike. What the bike forgets is written by the person who changes it: `ofNoListing`. */
export const endListing = (
  { openListingId }: Pick<BikeItem, "openListingId">,
  state: "sold" | "ended",
  now: Date,
): ActionBuilder[] => (openListingId === undefined ? [] : [overWrite(openListingId, state, now)]);
