import type { OwnListing } from "#contract/ads/listings.ts";
import type { ListingsContext } from "#lambdas/ads/listings-context.ts";
import { openWrites } from "#lambdas/ads/open-writes.ts";
import { readOwnListing, readWithBike } from "./read-listing.ts";
import { requireListable } from "#lambdas/ads/require-listable.ts";
import { showListing } from "./show-listing.ts";
import { changeWrites } from "#lambdas/bikes/change-writes.ts";
import { endWrite } from "#lambdas/ads/end-listing.ts";
import { clearedListing } from "#lambdas/bikes/cleared-listing.ts";
import { movedState, stateAt, timeFrom } from "#lambdas/ads/listing-at.ts";
import type { Action } from "#lambdas/platform/table/actions.ts";
import type { ListingItem } from "#lambdas/ads/items/listing.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";
import { requireOpenAccount } from "#lambdas/platform/table/require-open-account.ts";

export type OwnerMove = "pause" | "resume" | "renew" | "sell" | "end";

type ListingWithBike = Awaited<ReturnType<typeof readWithBike>>;

/** Moves only an expired ad back to the top; otherwise owners would renew daily to stay there. */
const renewedTime = (listing: ListingItem, now: Date): Partial<ListingItem> => {
  const { listedAt, endsAt } = timeFrom(now);
  return stateAt(listing, now) === "expired" ? { listedAt, endsAt } : { endsAt };
};

const writesOf = ({ listing, bike, owner }: ListingWithBike, name: OwnerMove, now: Date): Action[] => {
  const state = movedState(listing, name, now);
  if (state === "sold" || state === "ended")
    return [
      endWrite(listing.id, state, now),
      ...changeWrites(bike, { ...bike, ...clearedListing, version: bike.version + 1 }),
    ];
  if (name !== "pause") requireListable(bike, owner, now);
  return openWrites(bike, listing, {
    ...listing,
    ...(name === "renew" ? renewedTime(listing, now) : {}),
    state,
  });
};

/** Makes a move, and retries if the ad or bike changes meanwhile. */
export const moveRead = async (
  { table, system }: Pick<ListingsContext, "table" | "system">,
  read: () => Promise<ListingItem>,
  name: OwnerMove,
): Promise<void> =>
  retryOnConflict(system, async () => {
    const current = await readWithBike({ table }, await read());
    await table.transact([
      requireOpenAccount(current.listing.ownerId),
      ...writesOf(current, name, system.now()),
    ]);
  });

export const moveListing = async (
  context: ListingsContext,
  userId: string,
  listingId: string,
  name: OwnerMove,
): Promise<OwnListing> => {
  const read = () => readOwnListing(context, userId, listingId);
  await moveRead(context, read, name);
  return showListing(context, await read());
};
