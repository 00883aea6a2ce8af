import type { Delivery } from "./delivery.ts";
import type { StickerOrderItem } from "#lambdas/shared/table/items/order.ts";

/** The mail that a change asks for: each is sent once, as each change happens once. */
const newsOf = (before: StickerOrderItem | undefined, after: StickerOrderItem) => {
  if (before === undefined) return "received";
  if (after.delayedAt !== before.delayedAt) return "delayed";
  if (after.state === before.state) return undefined;
  if (after.state === "sent") return "sent";
  return after.state === "cancelled" ? "refunded" : undefined;
};

/** What the person who ordered stickers hears of them. */
export const orderDeliveries = (
  before: StickerOrderItem | undefined,
  after: StickerOrderItem | undefined,
): Delivery[] => {
  if (after === undefined) return [];
  const { userId, id: orderId } = after;
  const news = newsOf(before, after);
  const { orderNumber, bike, count, points, createdAt, reason } = after;
  const order = { orderNumber, bike, count, points, createdAt, reason };
  return [
    { kind: "event", userId, event: { kind: "sticker-order-changed", orderId } },
    ...(news === undefined
      ? []
      : [{ kind: "mail", to: { userId }, template: { name: "sticker-order", news, order } } as const]),
  ];
};
