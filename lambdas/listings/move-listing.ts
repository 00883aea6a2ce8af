import type { OwnListing } from "#contract/listings.ts";
import type { ListingsContext } from "./listings-context.ts";
import { openWrites } from "#lambdas/shared/listings/open-writes.ts";
import { readOwnListing, readWithBike } from "./read-listing.ts";
import { requireListable } from "#lambdas/shared/listings/require-listable.ts";
import { showListing } from "./show-listing.ts";
import { changeWrites } from "#lambdas/shared/bikes/change-writes.ts";
import { ofNoListing, overWrite } from "#lambdas/shared/listings/end-listing.ts";
import { movedState, timeFrom } from "#lambdas/shared/listings/listing-at.ts";
import type { Action } from "#lambdas/shared/table/actions.ts";
import type { ListingItem } from "#lambdas/shared/table/items/listing.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";
import { whileOpen } from "#lambdas/shared/table/while-open.ts";

/** What an owner does with an ad as it is. */
export type OwnersMove = "pause" | "resume" | "renew" | "sell" | "end";

type Ground = Awaited<ReturnType<typeof readWithBike>>;

const writesOf = ({ listing, bike, owner }: Ground, name: OwnersMove, now: Date): Action[] => {
  const state = movedState(listing, name, now);
  if (state === "sold" || state === "ended")
    return [
      overWrite(listing.id, state, now),
      ...changeWrites(bike, { ...bike, ...ofNoListing, version: bike.version + 1 }),
    ];
  if (name !== "pause") requireListable(bike, owner);
  return openWrites(bike, listing, {
    ...listing,
    ...(name === "renew" ? timeFrom(now) : {}),
    state,
  });
};

/** Does with an ad what its owner wants, on the condition that both ad and bike are still as they were read. */
export const moveRead = async (
  { table, system }: Pick<ListingsContext, "table" | "system">,
  read: () => Promise<ListingItem>,
  name: OwnersMove,
): Promise<void> =>
  untilFresh(system, async () => {
    const ground = await readWithBike({ table }, await read());
    await table.transact([whileOpen(ground.listing.ownerId), ...writesOf(ground, name, system.now())]);
  });

export const moveListing = async (
  context: ListingsContext,
  userId: string,
  listingId: string,
  name: OwnersMove,
): Promise<OwnListing> => {
  const read = () => readOwnListing(context, userId, listingId);
  await moveRead(context, read, name);
  return showListing(context, await read());
};
