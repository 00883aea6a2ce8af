import type { ErasureContext } from "./erasure-context.ts";
import { remove } from "#lambdas/shared/table/actions.ts";
import { StickerOrderItem } from "#lambdas/shared/table/items/order.ts";
import { keys, ranges, userPartition } from "#lambdas/shared/table/keys.ts";
import { pages } from "#lambdas/shared/table/pages.ts";

/** Whatever else may be wrong with one, it goes. */
const Order = StickerOrderItem.pick({ id: true });

/** Removes what someone has had sent home, and where that is. What they have paid for stays in their ledger, without a name. */
export const eraseOrders = async ({ table }: ErasureContext, userId: string): Promise<void> => {
  const ordered = {
    partition: userPartition(userId),
    prefix: ranges.stickerOrders,
    schema: Order,
    limit: 50,
  };
  for await (const orders of pages(table, ordered))
    for (const { id } of orders) await table.transact([remove(keys.stickerOrder(userId, id))]);
};
