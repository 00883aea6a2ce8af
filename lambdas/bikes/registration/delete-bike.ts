import { endListing } from "#lambdas/ads/end-listing.ts";
import { deletionWrites } from "#lambdas/bikes/deletion-writes.ts";
import type { BikesContext } from "./bikes-context.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { saveHidingPhoto } from "#lambdas/bikes/hide-photo.ts";
import { findOpenStickerOrders } from "#lambdas/stickers/open-sticker-orders.ts";
import { check } from "#lambdas/platform/table/actions.ts";
import { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { BalanceItem } from "#lambdas/people/items/person.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";
import { requireMovable } from "#lambdas/bikes/require-movable.ts";

type DeletionContext = Pick<BikesContext, "table" | "system" | "photos">;

const attempt = async (context: DeletionContext, userId: string, bikeId: string): Promise<void> => {
  const { table, system } = context;
  const bike = await table.get(keys.bike(bikeId), BikeItem);
  if (bike?.ownerId !== userId) throw new ProblemError("bike-not-found");
  if (bike.deletedAt !== undefined) return;
  requireMovable(bike, "be-deleted");
  if (bike.openTransferId !== undefined) throw new ProblemError("bike-has-open-transfer");
  const balance = await table.get(keys.balance(userId), BalanceItem);
  const orders = await findOpenStickerOrders(table, userId);
  if (orders.some((order) => order.bikeId === bikeId)) throw new ProblemError("bike-has-open-order");
  const now = system.now();
  const endsAd = endListing(bike, "ended", now);
  const gone: BikeItem = { ...bike, deletedAt: now.toISOString() };
  await saveHidingPhoto(context, bike, gone, ({ photoUploadId }) => [
    ...deletionWrites(bike, { endsAd, now, eventId: system.newId("event"), changes: { photoUploadId } }),
    // Fails if stickers are ordered at the same time.
    ...(balance ? [check(keys.balance(userId)).expect("version", balance.version, "stale")] : []),
  ]);
};

/**
 * Deletes the caller's bike. Its photo stays with its history, where only administrators see it.
 * Repeating does nothing.
 */
export const deleteBike = async (
  context: DeletionContext,
  userId: string,
  bikeId: string,
): Promise<Record<string, never>> => {
  await retryOnConflict(context.system, () => attempt(context, userId, bikeId));
  return {};
};
