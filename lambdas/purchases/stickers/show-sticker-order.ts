import type { StickerOrder } from "#contract/sticker-orders.ts";
import type { StickerOrderItem } from "#lambdas/table/items/sticker-order.ts";

/** An order as whoever made it sees it. */
export const showStickerOrder = ({
  entity: _entity,
  userId: _userId,
  qrUid: _qrUid,
  ...shown
}: StickerOrderItem): StickerOrder => shown;
