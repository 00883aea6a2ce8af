import type { StickerOrder } from "#contract/orders/sticker-orders.ts";
import type { StickerOrderItem } from "#lambdas/shared/table/items/sticker-order.ts";

/** An order as the person who made it sees it. */
export const showStickerOrder = ({
  entity: _entity,
  userId: _userId,
  qrUid: _qrUid,
  ...shown
}: StickerOrderItem): StickerOrder => shown;
