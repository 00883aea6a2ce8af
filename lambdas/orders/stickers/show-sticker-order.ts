import type { StickerOrder } from "#contract/orders/sticker-orders.ts";
import type { StickerOrderItem } from "#lambdas/shared/table/items/order.ts";

/** An order as the person who made it sees it. */
export const showStickerOrder = ({
  entity: _entity,
  userId: _userId,
  version: _version,
  frameNumber: _frameNumber,
  linkedCodes,
  ...shown
}: StickerOrderItem): StickerOrder => ({ ...shown, linked: linkedCodes.length });
