import type { AdCaseDecision } from "#contract/ad-report-admin.ts";
import type { AdReportsContext } from "./ad-reports-context.ts";
import { appealUntil, bars } from "./rules.ts";
import { copyPhoto, forgetCopy, withdrawPhoto } from "#lambdas/shared/bikes/hide-photo.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { closeWrite, removalWrites, restoreWrites } from "#lambdas/shared/listings/remove-listing.ts";
import type { Action } from "#lambdas/shared/table/actions.ts";
import type { AdCaseItem, AdDecisionMade } from "#lambdas/shared/table/items/ad-report.ts";
import { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import { ListingItem } from "#lambdas/shared/table/items/listing.ts";
import { ProfileItem, SessionsItem } from "#lambdas/shared/table/items/person.ts";
import { keys } from "#lambdas/shared/table/keys.ts";

/** What a decision does to the ad. Photos of an ad that is removed lie under other names from then on: what people know leads nowhere. */
export type Consequence = Pick<AdDecisionMade, "restoredAs" | "notRestored"> & {
  readonly writes: readonly Action[];
  readonly copies: readonly string[];
  readonly hidden: readonly string[];
};

const nothing: Consequence = { writes: [], copies: [], hidden: [] };

const readAd = async ({ table }: AdReportsContext, { listingId, bikeId }: AdCaseItem) => {
  const [listing, bike] = await Promise.all([
    table.get(keys.listing(listingId), ListingItem),
    table.get(keys.bike(bikeId), BikeItem),
  ]);
  return listing && bike && { listing, bike };
};

const removal = async (
  context: AdReportsContext,
  before: AdCaseItem,
  decision: Extract<AdCaseDecision, { outcome: "removed" }>,
  now: Date,
): Promise<Consequence> => {
  const ad = await readAd(context, before);
  if (!ad) throw new ProblemError("listing-not-found");
  const { listing, bike } = ad;
  const owned = { ownerId: listing.ownerId, bikeId: bike.id };
  const until = appealUntil(now.toISOString());
  const barred = bars(decision.reason);
  // Before anything is copied: it may have come to its end.
  removalWrites(bike, listing, { caseId: before.id, barred, until, photos: [] }, now);
  const copies = await Promise.all(listing.photos.map((photo) => copyPhoto(context, owned, photo)));
  const photos = copies.map(({ id }) => id);
  return {
    writes: [
      ...removalWrites(bike, listing, { caseId: before.id, barred, until, photos }, now),
      ...copies.flatMap(({ writes }) => writes),
    ],
    copies: photos,
    hidden: listing.photos,
  };
};

const restoration = async (
  context: AdReportsContext,
  before: AdCaseItem,
  now: Date,
): Promise<Consequence> => {
  const ad = await readAd(context, before);
  if (!ad) return { ...nothing, notRestored: "listing-not-found" };
  const { listing, bike } = ad;
  // Its seller's account has been erased, and with it the ad.
  if (listing.state !== "removed") return { ...nothing, notRestored: "listing-ended" };
  const [owner, sessions] = await Promise.all([
    context.table.get(keys.profile(before.sellerId), ProfileItem),
    context.table.get(keys.sessions(before.sellerId), SessionsItem),
  ]);
  const open = sessions?.closedAt === undefined ? owner : undefined;
  return { ...nothing, ...restoreWrites(bike, listing, { owner: open, caseId: before.id }, now) };
};

/** The removal stands for good: nothing can be appealed any more. */
const closing = async (context: AdReportsContext, before: AdCaseItem, now: Date): Promise<Consequence> => {
  const ad = await readAd(context, before);
  return ad?.listing.state === "removed" ? { ...nothing, writes: [closeWrite(ad.listing, now)] } : nothing;
};

export const consequenceOf = async (
  context: AdReportsContext,
  before: AdCaseItem,
  decision: AdCaseDecision,
  now: Date,
): Promise<Consequence> => {
  const isRemoved = before.decisions.at(-1)?.outcome === "removed";
  if (decision.outcome === "removed")
    return isRemoved ? closing(context, before, now) : removal(context, before, decision, now);
  return isRemoved ? restoration(context, before, now) : nothing;
};

/** Writes what was decided, and takes copies or what they stand for away. */
export const settled = async (
  context: AdReportsContext,
  consequence: Consequence,
  write: () => Promise<void>,
): Promise<Consequence> => {
  const { copies, hidden } = consequence;
  try {
    await write();
  } catch (error) {
    for (const id of copies) await forgetCopy(context, id);
    throw error;
  }
  for (const id of hidden) await withdrawPhoto(context, id);
  return consequence;
};
