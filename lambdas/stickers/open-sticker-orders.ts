import { hasEnded } from "#contract/stickers/orders/machine.ts";
import { StickerOrderItem } from "#lambdas/stickers/items/order.ts";
import { ranges, userPartition } from "#lambdas/platform/table/keys.ts";
import { pages } from "#lambdas/platform/table/pages.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

const Order = StickerOrderItem.pick({ id: true, orderNumber: true, bikeId: true, bike: true, state: true });

/** Finds someone's orders that are not completed. Ordering changes the balance, so a check of the balance's version also detects concurrent orders. */
export const findOpenStickerOrders = async (table: Pick<Table, "query">, userId: string) => {
  const open = [];
  const ordered = {
    partition: userPartition(userId),
    prefix: ranges.stickerOrders,
    schema: Order,
    limit: 50,
  };
  for await (const orders of pages(table, ordered))
    open.push(...orders.filter(({ state }) => !hasEnded(state)));
  return open;
};
