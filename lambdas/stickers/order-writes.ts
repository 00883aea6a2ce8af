import type { OrderParty } from "#contract/stickers/orders/admin-orders.ts";
import type { OrderState } from "#contract/stickers/orders/machine.ts";
import { type Action, type ActionBuilder, put, update } from "#lambdas/platform/table/actions.ts";
import type { Item } from "#lambdas/platform/table/expectations.ts";
import type { OrderItem } from "#lambdas/stickers/items/order.ts";
import type { Key } from "#lambdas/platform/table/key.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";

const partyOf = ({ entity }: Pick<OrderItem, "entity">): OrderParty =>
  entity === "stickerOrder" ? "customer" : "store";

const ownerOf = (order: OrderItem): string =>
  order.entity === "stickerOrder" ? order.userId : order.storeId;

const keyOf = (order: OrderItem): Key =>
  order.entity === "stickerOrder"
    ? keys.stickerOrder(order.userId, order.id)
    : keys.storeOrder(order.storeId, order.id);

const countWrite = (party: OrderParty, changes: Partial<Record<OrderState, number>>): Action => {
  let counts = update(keys.orderCounts()).set({ entity: "orderCounts" });
  for (const [state, change] of Object.entries(changes)) counts = counts.add(`${party}_${state}`, change);
  return counts;
};

export const newOrderWrites = (order: OrderItem): Action[] => {
  const { id: orderId, orderNumber, createdAt, state, entity } = order;
  const party = partyOf(order);
  const sk = `${createdAt}#${orderId}`;
  const listed = {
    gsi1pk: lists.orders(party),
    gsi1sk: sk,
    gsi2pk: lists.ordersInState(party, state),
    gsi2sk: sk,
  };
  const place = { party, ownerId: ownerOf(order), orderId };
  return [
    put(keyOf(order), entity, { ...order, ...listed }).expectNew("stale"),
    put(keys.order(orderNumber), "order", { orderNumber, place }).expectNew("stale"),
    countWrite(party, { [state]: 1 }),
  ];
};

/** Changes an order. Fails with `stale` if it has changed since it was read. */
const orderWrite = (order: OrderItem, changes: Item): ActionBuilder =>
  update(keyOf(order))
    .set({ ...changes, version: order.version + 1 })
    .expect("version", order.version, "stale");

/** Records that the customer or store is notified of the delay. */
export const delayWrite = (order: OrderItem, changes: Item & { readonly delayedAt: string }): Action =>
  orderWrite(order, changes);

/** Moves an order to a state, with its index keys and counts. A cancelled order is listed by state only. */
export const moveWrites = (
  order: OrderItem,
  to: OrderState,
  changes: Item = {},
  gone: readonly string[] = [],
): Action[] => {
  const party = partyOf(order);
  const moved = orderWrite(order, { ...changes, state: to, gsi2pk: lists.ordersInState(party, to) });
  const unlisted = to === "cancelled" ? ["gsi1pk", "gsi1sk"] : [];
  const removed = [...gone, ...unlisted];
  return [
    removed.length === 0 ? moved : moved.remove(...removed),
    ...(to === order.state ? [] : [countWrite(party, { [order.state]: -1, [to]: 1 })]),
  ];
};
