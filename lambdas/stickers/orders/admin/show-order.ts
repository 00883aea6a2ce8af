import type { Order } from "#contract/stickers/orders/admin-orders.ts";
import type { OrderItem, StickerOrderItem, StoreOrderItem } from "#lambdas/stickers/items/order.ts";

const shared = (order: OrderItem) => {
  const { orderNumber, state, count, address, createdAt, delayedAt, packedAt, sentAt } = order;
  const { deliveredAt, completedAt, cancelledAt, cancelledBy, reason } = order;
  const moments = { createdAt, delayedAt, packedAt, sentAt, deliveredAt, completedAt, cancelledAt };
  const times = { ...moments, cancelledBy, reason };
  return { orderNumber, state, count, address, ...times };
};

const ofCustomer = (order: StickerOrderItem): Order => {
  const { address, bikeId, bike, frameNumber, points, linkedCodes } = order;
  return {
    kind: "customer",
    ...shared(order),
    linked: linkedCodes.length,
    customer: address.name,
    bikeId,
    bike,
    frameNumber,
    points,
  };
};

const ofStore = (order: StoreOrderItem): Order => {
  const { kind, storeId, store, item, batchId, made } = order;
  return { kind, ...shared(order), linked: made, storeId, store, item, batchId };
};

export const showOrder = (order: OrderItem): Order =>
  order.entity === "stickerOrder" ? ofCustomer(order) : ofStore(order);
