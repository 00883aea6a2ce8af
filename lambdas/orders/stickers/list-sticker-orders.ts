import type { PageQuery } from "#contract/page.ts";
import type { StickerOrder } from "#contract/orders/sticker-orders.ts";
import type { OrdersContext } from "#lambdas/orders/orders-context.ts";
import { showStickerOrder } from "./show-sticker-order.ts";
import { readCursor, writeCursor } from "#lambdas/shared/table/cursor.ts";
import { StickerOrderItem } from "#lambdas/shared/table/items/order.ts";
import { ranges, userPartition } from "#lambdas/shared/table/keys.ts";

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
