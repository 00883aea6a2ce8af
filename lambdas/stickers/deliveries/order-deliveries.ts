import type { Delivery } from "#lambdas/notifications/delivery.ts";
import type { StoreOrderNews } from "#lambdas/stickers/mails/store-order.ts";
import type { StickerOrderItem, StoreOrderItem } from "#lambdas/stickers/items/order.ts";

/** Chooses the mail for a change; each change happens once, so each mail is sent once. */
const newsOf = (before: StickerOrderItem | undefined, after: StickerOrderItem) => {
  if (before === undefined) return "received";
  if (after.delayedAt !== before.delayedAt) return "delayed";
  if (after.state === before.state) return undefined;
  if (after.state === "sent") return "sent";
  return after.state === "cancelled" ? "refunded" : undefined;
};

/** Sends the customer an event for each change, and a mail for the important ones. */
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

const storeNewsOf = (before: StoreOrderItem, after: StoreOrderItem): StoreOrderNews | undefined => {
  if (after.delayedAt !== before.delayedAt) return "delayed";
  if (after.state === before.state) return undefined;
  if (after.state === "approved") return "accepted";
  if (after.state === "sent") return "sent";
  return after.state === "cancelled" && after.cancelledBy === "admin" ? "cancelled" : undefined;
};

/** Mails the members who were notified in the same write. */
export const storeOrderDeliveries = (
  before: StoreOrderItem | undefined,
  after: StoreOrderItem | undefined,
): Delivery[] => {
  if (before === undefined || after === undefined) return [];
  const news = storeNewsOf(before, after);
  if (news === undefined) return [];
  const { orderNumber, store, count, item, createdAt, reason, recipients = [] } = after;
  const order = { orderNumber, store, count, item, createdAt, reason };
  return recipients.map((userId) => ({
    kind: "mail",
    to: { userId },
    template: { name: "store-order", news, order },
    copy: userId,
  }));
};
