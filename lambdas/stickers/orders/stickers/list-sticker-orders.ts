import type { PageQuery } from "#contract/platform/page.ts";
import type { StickerOrder } from "#contract/stickers/orders/sticker-orders.ts";
import type { OrdersContext } from "#lambdas/stickers/orders/orders-context.ts";
import { showStickerOrder } from "./show-sticker-order.ts";
import { readCursor, writeCursor } from "#lambdas/platform/table/cursor.ts";
import { StickerOrderItem } from "#lambdas/stickers/items/order.ts";
import { ranges, userPartition } from "#lambdas/platform/table/keys.ts";

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
