import { NotRestored, daysWithoutAd } from "#contract/moderation/ad-decisions.ts";
import { changeWrites } from "#lambdas/bikes/change-writes.ts";
import { ProblemError, problemOf } from "#lambdas/platform/http/problem.ts";
import { type ActionBuilder, type Action, update } from "#lambdas/platform/table/actions.ts";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import type { ListingItem } from "#lambdas/ads/items/listing.ts";
import type { ProfileItem } from "#lambdas/people/items/person.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import { endWrite } from "./end-listing.ts";
import { clearedListing } from "#lambdas/bikes/cleared-listing.ts";
import { movedState, stateAt, dueIndex } from "./listing-at.ts";
import { requireListable } from "./require-listable.ts";

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Index keys for closing the ad once the time to appeal is over. */
const removalIndex = (id: string, until: Date) => ({
  gsi2pk: lists.removedListings(),
  gsi2sk: `${until.toISOString()}#${id}`,
});

const changed = ({ id, version }: ListingItem): ActionBuilder =>
  update(keys.listing(id))
    .set({ version: version + 1 })
    .expect("version", version, "stale");

const wasOpen = (state: ListingItem["state"]): NonNullable<ListingItem["removedFrom"]> => {
  if (state === "active" || state === "paused" || state === "expired") return state;
  throw new ProblemError("listing-ended");
};

type Removal = {
  readonly caseId: string;
  readonly barred: boolean;
  /** The new names of its photos. */
  readonly photos: readonly string[];
  /** The end of the time to appeal. */
  readonly until: Date;
};

/** Removes an ad by an administrator's decision. The mark on the bike also applies to its next owner, for a limited time. */
export const removalWrites = (
  bike: BikeItem,
  listing: ListingItem,
  { caseId, barred, photos, until }: Removal,
  now: Date,
): Action[] => {
  const state = movedState(listing, "remove", now);
  const holds = barred ? until : new Date(now.getTime() + daysWithoutAd * dayMilliseconds);
  const removedAd = { caseId, sellerId: listing.ownerId, barred, until: holds.toISOString() };
  return [
    changed(listing)
      .set({ state, removedFrom: wasOpen(listing.state), closedAt: now.toISOString(), photos })
      .set(removalIndex(listing.id, until)),
    ...changeWrites(bike, { ...bike, ...clearedListing, removedAd, version: bike.version + 1 }),
  ];
};

/** Ends an ad whose removal stands, or that cannot be restored. */
export const closeWrite = (listing: ListingItem, now: Date): Action => {
  movedState(listing, "close", now);
  return endWrite(listing.id, "ended", now).expect("version", listing.version, "stale");
};

const obstacleOf = (
  bike: BikeItem,
  listing: ListingItem,
  owner: ProfileItem | undefined,
  now: Date,
): NotRestored | undefined => {
  if (bike.ownerId !== listing.ownerId || bike.deletedAt !== undefined) return "bike-not-found";
  if (bike.openListingId !== undefined) return "bike-has-open-listing";
  try {
    requireListable({ ...bike, removedAd: undefined }, owner, now);
    return undefined;
  } catch (error) {
    return NotRestored.parse(problemOf(error).code);
  }
};

type Restored = {
  readonly restoredAs?: ListingItem["state"];
  readonly notRestored?: NotRestored;
  readonly writes: Action[];
};

/** Restores a removed ad to its former state, or ends it with the reason why not. Lifts the bar on the bike in either case. */
export const restoreWrites = (
  bike: BikeItem,
  listing: ListingItem,
  { owner, caseId }: { readonly owner: ProfileItem | undefined; readonly caseId: string },
  now: Date,
): Restored => {
  movedState(listing, "restore", now);
  const notRestored = obstacleOf(bike, listing, owner, now);
  const unbarred = bike.removedAd?.caseId === caseId ? { ...bike, removedAd: undefined } : bike;
  if (notRestored !== undefined) {
    const bikeWrites =
      unbarred === bike ? [] : changeWrites(bike, { ...unbarred, version: bike.version + 1 });
    return { notRestored, writes: [closeWrite(listing, now), ...bikeWrites] };
  }
  const { id, endsAt, price, removedFrom: state = "paused" } = listing;
  const salePrice = state === "active" ? price : undefined;
  return {
    restoredAs: stateAt({ state, endsAt }, now),
    writes: [
      changed(listing)
        .set({ state, ...dueIndex({ ...listing, state }) })
        .remove("removedFrom", "closedAt"),
      ...changeWrites(bike, { ...unbarred, openListingId: id, salePrice, version: bike.version + 1 }),
    ],
  };
};
