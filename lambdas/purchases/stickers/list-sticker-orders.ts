import type { PageQuery } from "#contract/page.ts";
import type { StickerOrder } from "#contract/sticker-orders.ts";
import type { PurchasesWorld } from "#lambdas/purchases/purchases-world.ts";
import { showStickerOrder } from "#lambdas/purchases/stickers/show-sticker-order.ts";
import { readCursor, writeCursor } from "#lambdas/table/cursor.ts";
import { StickerOrderItem } from "#lambdas/table/items/sticker-order.ts";
import { ranges, userPartition } from "#lambdas/table/keys.ts";

/** What stickers somebody has ordered, newest first. */
export const listStickerOrders = async (
  { table, cursorSecret }: Pick<PurchasesWorld, "table" | "cursorSecret">,
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
