import type { ListingDetails, OwnListing } from "#contract/ads/listings.ts";
import type { ListingsContext } from "#lambdas/ads/listings-context.ts";
import { openWrites } from "#lambdas/ads/open-writes.ts";
import { photoWrites } from "./photo-writes.ts";
import { readOwnListing, readWithBike } from "./read-listing.ts";
import { cleanListing } from "./rules.ts";
import { showListing } from "./show-listing.ts";
import { movedState } from "#lambdas/ads/listing-at.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";
import { requireOpenAccount } from "#lambdas/platform/table/require-open-account.ts";

export const editListing = async (
  context: ListingsContext,
  userId: string,
  listingId: string,
  typed: ListingDetails,
): Promise<OwnListing> => {
  const { table, system } = context;
  await retryOnConflict(system, async () => {
    const { listing, bike } = await readWithBike(context, await readOwnListing(context, userId, listingId));
    const now = system.now();
    const state = movedState(listing, "edit", now);
    const details = cleanListing(typed, now);
    const photos = await photoWrites(context, listing, listing.photos, details.photos);
    const after = { ...listing, ...details, text: details.text, state };
    await table.transact([requireOpenAccount(userId), ...openWrites(bike, listing, after), ...photos]);
  });
  return showListing(context, await readOwnListing(context, userId, listingId));
};
