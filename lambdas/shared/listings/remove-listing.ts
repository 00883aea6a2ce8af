import { NotRestored } from "#contract/ad-decisions.ts";
import { changeWrites } from "#lambdas/shared/bikes/change-writes.ts";
import { ProblemError, problemOf } from "#lambdas/shared/http/problem.ts";
import { type ActionBuilder, type Action, update } from "#lambdas/shared/table/actions.ts";
import type { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import type { ListingItem } from "#lambdas/shared/table/items/listing.ts";
import type { ProfileItem } from "#lambdas/shared/table/items/person.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";
import { ofNoListing, overWrite } from "./end-listing.ts";
import { movedState, stateAt, waitsFor } from "./listing-at.ts";
import { requireListable } from "./require-listable.ts";

/** Where a removed ad waits until nobody can appeal any more. */
const removalWaits = (id: string, until: Date) => ({
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
  /** The names that its photos have from now on. */
  readonly photos: readonly string[];
  readonly until: Date;
};

/** Takes an ad away that an administrator has decided against. Its bike can have another one, unless that is barred. */
export const removalWrites = (
  bike: BikeItem,
  listing: ListingItem,
  { caseId, barred, photos, until }: Removal,
  now: Date,
): Action[] => {
  const state = movedState(listing, "remove", now);
  const removedAd = { caseId, sellerId: listing.ownerId, barred };
  return [
    changed(listing)
      .set({ state, removedFrom: wasOpen(listing.state), closedAt: now.toISOString(), photos })
      .set(removalWaits(listing.id, until)),
    ...changeWrites(bike, { ...bike, ...ofNoListing, removedAd, version: bike.version + 1 }),
  ];
};

/** The end of an ad whose removal stands, and of one that cannot be shown again. */
export const closeWrite = (listing: ListingItem, now: Date): Action => {
  movedState(listing, "close", now);
  return overWrite(listing.id, "ended", now).expect("version", listing.version, "stale");
};

/** Why an ad cannot be what it was. */
const hindrance = (
  bike: BikeItem,
  listing: ListingItem,
  owner: ProfileItem | undefined,
): NotRestored | undefined => {
  if (bike.ownerId !== listing.ownerId || bike.deletedAt !== undefined) return "bike-not-found";
  if (bike.openListingId !== undefined) return "bike-has-open-listing";
  try {
    requireListable({ ...bike, removedAd: undefined }, owner);
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

/** Shows an ad again as it was before it was removed, or says why that is not possible any more and ends it. What barred its bike falls away in either case. */
export const restoreWrites = (
  bike: BikeItem,
  listing: ListingItem,
  { owner, caseId }: { readonly owner: ProfileItem | undefined; readonly caseId: string },
  now: Date,
): Restored => {
  movedState(listing, "restore", now);
  const notRestored = hindrance(bike, listing, owner);
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
        .set({ state, ...waitsFor({ ...listing, state }) })
        .remove("removedFrom", "closedAt"),
      ...changeWrites(bike, { ...unbarred, openListingId: id, salePrice, version: bike.version + 1 }),
    ],
  };
};
