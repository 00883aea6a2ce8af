import { expiryOf } from "#contract/privacy/retention.ts";
import { type Action, type ActionBuilder, update } from "#lambdas/platform/table/actions.ts";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { ListingItem } from "#lambdas/ads/items/listing.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

/** Ends an ad. The caller must also change its bike in the same transaction, conditional on the bike's version, which proves that the ad was still open. */
export const endWrite = (listingId: string, state: "sold" | "ended", now: Date): ActionBuilder =>
  update(keys.listing(listingId))
    .set({
      state,
      closedAt: now.toISOString(),
      expiresAt: expiryOf("endedListings", now),
    })
    .remove("gsi2pk", "gsi2sk")
    .add("version", 1)
    .expectExists("stale");

/** Ends an ad that expired long ago and deletes it at once. */
export const forgetWrite = (listing: Pick<ListingItem, "id" | "version">, now: Date): Action =>
  endWrite(listing.id, "ended", now)
    .set({ expiresAt: Math.floor(now.getTime() / 1000) })
    .expect("version", listing.version, "stale");

/** Pauses the ad of a stolen bike. It keeps its pictures, and can go on once the bike is back. */
export const pauseListing = async (
  table: Pick<Table, "get">,
  { openListingId }: Pick<BikeItem, "openListingId">,
): Promise<Action[]> => {
  const listing = openListingId && (await table.get(keys.listing(openListingId), ListingItem));
  if (!listing || listing.state !== "active") return [];
  const { id, version } = listing;
  const paused = { state: "paused", version: version + 1 };
  return [update(keys.listing(id)).set(paused).expect("version", version, "stale")];
};

/** Ends a bike's ad, if any. The caller clears the bike's fields with `clearedListing`. */
export const endListing = (
  { openListingId }: Pick<BikeItem, "openListingId">,
  state: "sold" | "ended",
  now: Date,
): ActionBuilder[] => (openListingId === undefined ? [] : [endWrite(openListingId, state, now)]);
