import type { PageQuery } from "#contract/page.ts";
import type { AnyStickerOrder, StickerOrder, StickerOrderState } from "#contract/orders/sticker-orders.ts";
import type { OrdersContext } from "#lambdas/orders/orders-context.ts";
import { showStickerOrder } from "./show-sticker-order.ts";
import { readCursor, writeCursor } from "#lambdas/shared/table/cursor.ts";
import { StickerOrderItem } from "#lambdas/shared/table/items/sticker-order.ts";
import { lists, ranges, userPartition } from "#lambdas/shared/table/keys.ts";

/** What stickers someone has ordered, newest first. */
export const listStickerOrders = async (
  { table, cursorSecret }: Pick<OrdersContext, "table" | "cursorSecret">,
  userId: string,
  { limit, cursor }: PageQuery,
): Promise<{ items: StickerOrder[]; cursor: string | undefined }> => {
  const partition = userPartition(userId);
  const prefix = ranges.stickerOrders;
  const list = `${partition}#${prefix}`;
  const after = readCursor(cursorSecret, list, cursor);
  const schema = StickerOrderItem;
  const { items, next } = await table.query({ partition, prefix, schema, limit, after, newestFirst: true });
  return { items: items.map(showStickerOrder), cursor: writeCursor(cursorSecret, list, next) };
};

const listOf = { pending: "PENDING", cancelled: "CANCELLED" } as const;

/** Everybody's orders in one state: those that wait oldest first, the others newest first. */
export const listAllStickerOrders = async (
  { table, cursorSecret }: Pick<OrdersContext, "table" | "cursorSecret">,
  { state, limit, cursor }: PageQuery & { readonly state: StickerOrderState },
): Promise<{ items: AnyStickerOrder[]; cursor: string | undefined }> => {
  const partition = lists.stickerOrders(listOf[state]);
  const { items, next } = await table.query({
    index: "gsi1",
    partition,
    schema: StickerOrderItem,
    limit,
    after: readCursor(cursorSecret, partition, cursor),
    newestFirst: state !== "pending",
  });
  return {
    items: items.map((order) => ({ ...showStickerOrder(order), userId: order.userId })),
    cursor: writeCursor(cursorSecret, partition, next),
  };
};
