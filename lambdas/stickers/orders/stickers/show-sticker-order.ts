import type { StickerOrder } from "#contract/stickers/orders/sticker-orders.ts";
import type { StickerOrderItem } from "#lambdas/stickers/items/order.ts";

export const showStickerOrder = ({
  entity: _entity,
  userId: _userId,
  version: _version,
  frameNumber: _frameNumber,
  linkedCodes,
  ...shown
}: StickerOrderItem): StickerOrder => ({ ...shown, linked: linkedCodes.length });
