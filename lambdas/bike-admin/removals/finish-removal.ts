import type { RemovalContext } from "./removal-context.ts";
import { settleLikeness } from "./settle-likeness.ts";
import { unsentStates } from "#contract/orders/machine.ts";
import { findLookalikes } from "#lambdas/shared/bikes/lookalikes.ts";
import { findOpenStickerOrders } from "#lambdas/shared/bikes/open-sticker-orders.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { cancelOrder } from "#lambdas/shared/orders/cancel-order.ts";
import { orderNews } from "#lambdas/shared/orders/order-news.ts";
import { planVoid } from "#lambdas/shared/qr/link-writes.ts";
import { update } from "#lambdas/shared/table/actions.ts";
import { failedWith } from "#lambdas/shared/table/failures.ts";
import type { BikeRemovalItem } from "#lambdas/shared/table/items/bike-removal.ts";
import { StickerOrderItem } from "#lambdas/shared/table/items/order.ts";
import { BikeCodeItem } from "#lambdas/shared/table/items/qr-code.ts";
import { bikePartition, keys, ranges } from "#lambdas/shared/table/keys.ts";
import { pages } from "#lambdas/shared/table/pages.ts";

/** Stickers that were not posted are not: their points are back. Those that are on their way lead nowhere once they are there. */
const cancelOrders = async (context: RemovalContext, removal: BikeRemovalItem): Promise<void> => {
  const { table, system } = context;
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
    await cancelOrder(context, read, cancellation, (order) =>
      orderNews(system, order, "stickers-cancelled"),
    ).catch((error: unknown) => {
      // It was posted or called off meanwhile.
      if (!(error instanceof ProblemError && error.code === "order-moved")) throw error;
    });
  }
};

/** A sticker of a bike that was none is on no other bike, either. */
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
        // Its owner was quicker.
        if (!failedWith(error, "qr-not-found")) throw error;
      }
    }
};

/** Sees to what hangs on a bike that is out of the register, a step at a time. Whatever interrupts it, it goes on when it is asked again. */
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
    // Two have finished it at once.
    if (!failedWith(error, "repeated")) throw error;
  }
};
