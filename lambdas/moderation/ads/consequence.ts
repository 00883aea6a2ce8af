import type { AdCaseDecision } from "#contract/moderation/ad-report-admin.ts";
import type { AdReportsContext } from "./ad-reports-context.ts";
import { appealUntil, blocksNewAds } from "./rules.ts";
import { copyPhoto, removeCopy, withdrawPhoto } from "#lambdas/bikes/hide-photo.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { closeWrite, removalWrites, restoreWrites } from "#lambdas/ads/remove-listing.ts";
import type { Action } from "#lambdas/platform/table/actions.ts";
import type { AdCaseItem, AdDecisionMade } from "#lambdas/moderation/items/ad-report.ts";
import { changeWrites } from "#lambdas/bikes/change-writes.ts";
import { FrameGuardItem } from "#lambdas/bikes/items/frame-number.ts";
import { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { ListingItem } from "#lambdas/ads/items/listing.ts";
import { ProfileItem, SessionsItem } from "#lambdas/people/items/person.ts";
import { keys } from "#lambdas/platform/table/keys.ts";

/**
 * Effects of a decision on the ad. A removed ad's photos are copied to new names, so that known addresses
 * stop working.
 */
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
  const barred = blocksNewAds(decision.reason);
  // Called before the photos are copied, because it throws if the ad has ended.
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

/** Lifts the mark from the bike that was registered under the number of a deleted one. */
const liftFromHeir = async (
  { table }: AdReportsContext,
  bike: BikeItem,
  caseId: string,
): Promise<Action[]> => {
  if (bike.deletedAt === undefined) return [];
  const guard = await table.get(keys.frameGuard(bike.frameNumber), FrameGuardItem);
  const heir = guard && (await table.get(keys.bike(guard.bikeId), BikeItem));
  if (heir?.removedAd?.caseId !== caseId) return [];
  return changeWrites(heir, { ...heir, removedAd: undefined, version: heir.version + 1 });
};

const restoration = async (
  context: AdReportsContext,
  before: AdCaseItem,
  now: Date,
): Promise<Consequence> => {
  const ad = await readAd(context, before);
  if (!ad) return { ...nothing, notRestored: "listing-not-found" };
  const { listing, bike } = ad;
  // The seller's account was erased, and the ad with it.
  if (listing.state !== "removed") return { ...nothing, notRestored: "listing-ended" };
  const [owner, sessions, lifting] = await Promise.all([
    context.table.get(keys.profile(before.sellerId), ProfileItem),
    context.table.get(keys.sessions(before.sellerId), SessionsItem),
    liftFromHeir(context, bike, before.id),
  ]);
  const open = sessions?.closedAt === undefined ? owner : undefined;
  const restored = restoreWrites(bike, listing, { owner: open, caseId: before.id }, now);
  return { ...nothing, ...restored, writes: [...restored.writes, ...lifting] };
};

/** Closes the ad, because no appeal is possible any more. */
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

/** Deletes the photo copies if the write fails, the originals if it succeeds. */
export const applyConsequence = async (
  context: AdReportsContext,
  consequence: Consequence,
  write: () => Promise<void>,
): Promise<Consequence> => {
  const { copies, hidden } = consequence;
  try {
    await write();
  } catch (error) {
    for (const id of copies) await removeCopy(context, id);
    throw error;
  }
  for (const id of hidden) await withdrawPhoto(context, id);
  return consequence;
};
