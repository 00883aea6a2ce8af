import { deletionWrites } from "#lambdas/shared/bikes/deletion-writes.ts";
import type { BikesContext } from "./bikes-context.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { hidingPhoto } from "#lambdas/shared/bikes/hide-photo.ts";
import { findOpenStickerOrders } from "#lambdas/shared/bikes/open-sticker-orders.ts";
import { check } from "#lambdas/shared/table/actions.ts";
import { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import { BalanceItem } from "#lambdas/shared/table/items/person.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";

type DeletionContext = Pick<BikesContext, "table" | "system" | "photos">;

const attempt = async (context: DeletionContext, userId: string, bikeId: string): Promise<void> => {
  const { table, system } = context;
  const bike = await table.get(keys.bike(bikeId), BikeItem);
  if (bike?.ownerId !== userId) throw new ProblemError("bike-not-found");
  if (bike.deletedAt !== undefined) return;
  if (bike.status === "stolen") throw new ProblemError("stolen-cannot-be-deleted");
  if (bike.openTransferId !== undefined) throw new ProblemError("bike-has-open-transfer");
  const balance = await table.get(keys.balance(userId), BalanceItem);
  const orders = await findOpenStickerOrders(table, userId);
  if (orders.some((order) => order.bikeId === bikeId)) throw new ProblemError("bike-has-open-order");
  const now = system.now();
  const gone: BikeItem = { ...bike, deletedAt: now.toISOString() };
  await hidingPhoto(context, bike, gone, ({ photoUploadId }) => [
    ...deletionWrites(bike, { now, eventId: system.newId("event"), changes: { photoUploadId } }),
    // Stickers that are ordered meanwhile are met.
    ...(balance ? [check(keys.balance(userId)).expect("version", balance.version, "stale")] : []),
  ]);
};

/** Takes the caller's own bike out of the register. Its photo is kept with its history, where only administrators see it. A bike that is out of it already is left as it is. */
export const deleteBike = async (
  context: DeletionContext,
  userId: string,
  bikeId: string,
): Promise<Record<string, never>> => {
  await untilFresh(context.system, () => attempt(context, userId, bikeId));
  return {};
};
