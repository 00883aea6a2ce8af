import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { OrderItem, OrderPlaceItem, StickerOrderItem } from "#lambdas/shared/table/items/order.ts";
import { QrBatchItem } from "#lambdas/shared/table/items/qr-code.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

type Reading = Pick<Table, "get">;

/** How far the run that makes a store's codes has come: the order itself only hears when it has them all. */
const madeSoFar = async (table: Reading, order: OrderItem): Promise<OrderItem> => {
  if (order.entity === "stickerOrder" || order.batchId === undefined || order.made >= order.count)
    return order;
  const batch = await table.get(keys.qrBatch(order.batchId), QrBatchItem);
  return { ...order, made: batch?.made ?? 0 };
};

/** An order of a customer or of a store by the number it is known by. */
export const readOrder = async (table: Reading, orderNumber: string): Promise<OrderItem> => {
  const { place } = (await table.get(keys.order(orderNumber), OrderPlaceItem)) ?? {};
  if (!place) throw new ProblemError("order-not-found");
  const { party, ownerId, orderId } = place;
  const key = party === "customer" ? keys.stickerOrder(ownerId, orderId) : keys.storeOrder(ownerId, orderId);
  const order = await table.get(key, OrderItem);
  // Those of an account that has been erased are gone.
  if (!order) throw new ProblemError("order-not-found");
  return madeSoFar(table, order);
};

/** A customer's own order. */
export const readOwnOrder = async (
  table: Reading,
  userId: string,
  orderId: string,
): Promise<StickerOrderItem> => {
  const order = await table.get(keys.stickerOrder(userId, orderId), StickerOrderItem);
  if (!order) throw new ProblemError("order-not-found");
  return order;
};
