import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { OrderItem, OrderPlaceItem, StickerOrderItem } from "#lambdas/stickers/items/order.ts";
import { QrBatchItem } from "#lambdas/stickers/items/qr-code.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

type Reading = Pick<Table, "get">;

/** Adds the run's progress; the order itself is updated only when all codes are made. */
const madeSoFar = async (table: Reading, order: OrderItem): Promise<OrderItem> => {
  if (order.entity === "stickerOrder" || order.batchId === undefined || order.made >= order.count)
    return order;
  const batch = await table.get(keys.qrBatch(order.batchId), QrBatchItem);
  return { ...order, made: batch?.made ?? 0 };
};

export const readOrder = async (table: Reading, orderNumber: string): Promise<OrderItem> => {
  const { place } = (await table.get(keys.order(orderNumber), OrderPlaceItem)) ?? {};
  if (!place) throw new ProblemError("order-not-found");
  const { party, ownerId, orderId } = place;
  const key = party === "customer" ? keys.stickerOrder(ownerId, orderId) : keys.storeOrder(ownerId, orderId);
  const order = await table.get(key, OrderItem);
  // The order of an erased account is gone.
  if (!order) throw new ProblemError("order-not-found");
  return madeSoFar(table, order);
};

export const readOwnOrder = async (
  table: Reading,
  userId: string,
  orderId: string,
): Promise<StickerOrderItem> => {
  const order = await table.get(keys.stickerOrder(userId, orderId), StickerOrderItem);
  if (!order) throw new ProblemError("order-not-found");
  return order;
};
