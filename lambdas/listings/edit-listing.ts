import type { ListingDetails, OwnListing } from "#contract/listings.ts";
import type { ListingsContext } from "./listings-context.ts";
import { openWrites } from "#lambdas/shared/listings/open-writes.ts";
import { photoWrites } from "./photo-writes.ts";
import { readOwnListing, readWithBike } from "./read-listing.ts";
import { cleanListing } from "./rules.ts";
import { showListing } from "./show-listing.ts";
import { movedState } from "#lambdas/shared/listings/listing-at.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";
import { whileOpen } from "#lambdas/shared/table/while-open.ts";

/** Changes what the caller says in an ad of theirs. */
export const editListing = async (
  context: ListingsContext,
  userId: string,
  listingId: string,
  asked: ListingDetails,
): Promise<OwnListing> => {
  const { table, system } = context;
  await untilFresh(system, async () => {
    const { listing, bike } = await readWithBike(context, await readOwnListing(context, userId, listingId));
    const now = system.now();
    const state = movedState(listing, "edit", now);
    const details = cleanListing(asked, now);
    const photos = await photoWrites(context, listing, listing.photos, details.photos);
    const after = { ...listing, ...details, text: details.text, state };
    await table.transact([whileOpen(userId), ...openWrites(bike, listing, after), ...photos]);
  });
  return showListing(context, await readOwnListing(context, userId, listingId));
};
