import type { RemovalContext } from "./removal-context.ts";
import { settleLikeness } from "./settle-likeness.ts";
import { unsentStates } from "#contract/stickers/orders/machine.ts";
import { findLookalikes } from "#lambdas/bikes/lookalikes.ts";
import { findOpenStickerOrders } from "#lambdas/stickers/open-sticker-orders.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { cancelOrder } from "#lambdas/stickers/cancel-order.ts";
import { planVoid } from "#lambdas/stickers/codes/link-writes.ts";
import { update } from "#lambdas/platform/table/actions.ts";
import { failedWith } from "#lambdas/platform/table/failures.ts";
import type { BikeRemovalItem } from "#lambdas/bikes/items/bike-removal.ts";
import { StickerOrderItem } from "#lambdas/stickers/items/order.ts";
import { BikeCodeItem } from "#lambdas/stickers/items/qr-code.ts";
import { bikePartition, keys, ranges } from "#lambdas/platform/table/keys.ts";
import { pages } from "#lambdas/platform/table/pages.ts";

/** Cancels and refunds unsent sticker orders. Stickers already posted are voided like the others. */
const cancelOrders = async (context: RemovalContext, removal: BikeRemovalItem): Promise<void> => {
  const { table } = context;
  const { ownerId, bikeId } = removal;
  const orders = await findOpenStickerOrders(table, ownerId);
  for (const { id, state } of orders.filter((order) => order.bikeId === bikeId)) {
    if (!unsentStates.includes(state)) continue;
    const read = async (): Promise<StickerOrderItem> => {
      const order = await table.get(keys.stickerOrder(ownerId, id), StickerOrderItem);
      if (!order || !unsentStates.includes(order.state)) throw new ProblemError("order-moved");
      return order;
    };
    const cancellation = { cancelledBy: "admin", reason: removal.reason } as const;
    const cancelling = { by: removal.decidedBy ?? removal.askedBy, cancellation };
    await cancelOrder(context, read, cancelling, () => []).catch((error: unknown) => {
      // Posted or cancelled in the meantime.
      if (!(error instanceof ProblemError && error.code === "order-moved")) throw error;
    });
  }
};

/** A voided sticker cannot be linked to another bike either. */
const voidStickers = async ({ table, system }: RemovalContext, bikeId: string): Promise<void> => {
  const linked = {
    partition: bikePartition(bikeId),
    prefix: ranges.bikeCodes,
    schema: BikeCodeItem,
    limit: 50,
  };
  for await (const codes of pages(table, linked))
    for (const { uid, voidedAt } of codes) {
      if (voidedAt !== undefined) continue;
      const at = system.now().toISOString();
      try {
        await table.transact(planVoid(uid, { bikeId, at, reason: "other" }));
      } catch (error) {
        // The owner has unlinked it in the meantime.
        if (!failedWith(error, "qr-not-found")) throw error;
      }
    }
};

/** Cleans up after a removal step by step; resumable. */
export const finishRemoval = async (context: RemovalContext, removal: BikeRemovalItem): Promise<void> => {
  const { table } = context;
  const { bikeId, id, keptBikeId, frameNumber } = removal;
  await cancelOrders(context, removal);
  await voidStickers(context, bikeId);
  const alike = await findLookalikes(table, frameNumber, bikeId);
  const others = new Set([...alike.map((other) => other.bikeId), ...(keptBikeId ? [keptBikeId] : [])]);
  for (const other of others)
    await settleLikeness(context, other, other === keptBikeId ? { duplicate: bikeId } : {});
  try {
    await table.transact([
      update(keys.bikeRemoval(bikeId))
        .remove("unfinished", "gsi1pk", "gsi1sk")
        .expect("id", id, "repeated")
        .expect("unfinished", true, "repeated"),
    ]);
  } catch (error) {
    // Finished by a concurrent request.
    if (!failedWith(error, "repeated")) throw error;
  }
};
