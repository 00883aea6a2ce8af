import { hasEnded } from "#contract/orders/machine.ts";
import { StickerOrderItem } from "#lambdas/shared/table/items/order.ts";
import { ranges, userPartition } from "#lambdas/shared/table/keys.ts";
import { pages } from "#lambdas/shared/table/pages.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

const Order = StickerOrderItem.pick({ id: true, orderNumber: true, bikeId: true, bike: true, state: true });

/** What someone has paid for and has not said to have. Every order changes the balance: who checks that meets one that comes meanwhile. */
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
