import type { OrderParty } from "#contract/orders/admin-orders.ts";
import type { OrderState } from "#contract/orders/machine.ts";
import { type Action, type ActionBuilder, put, update } from "#lambdas/shared/table/actions.ts";
import type { Item } from "#lambdas/shared/table/expectations.ts";
import type { OrderItem } from "#lambdas/shared/table/items/order.ts";
import type { Key } from "#lambdas/shared/table/key.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";

const partyOf = ({ entity }: Pick<OrderItem, "entity">): OrderParty =>
  entity === "stickerOrder" ? "customer" : "store";

const ownerOf = (order: OrderItem): string =>
  order.entity === "stickerOrder" ? order.userId : order.storeId;

const keyOf = (order: OrderItem): Key =>
  order.entity === "stickerOrder"
    ? keys.stickerOrder(order.userId, order.id)
    : keys.storeOrder(order.storeId, order.id);

const counting = (party: OrderParty, changes: Partial<Record<OrderState, number>>): Action => {
  let counts = update(keys.orderCounts()).set({ entity: "orderCounts" });
  for (const [state, change] of Object.entries(changes)) counts = counts.add(`${party}_${state}`, change);
  return counts;
};

/** A new order with its number and its place in the lists. It is pending. */
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
    counting(party, { [state]: 1 }),
  ];
};

/** Changes this very version of an order. `stale` where it has changed since, so that it is looked at again. */
const orderWrite = (order: OrderItem, changes: Item): ActionBuilder =>
  update(keyOf(order))
    .set({ ...changes, version: order.version + 1 })
    .expect("version", order.version, "stale");

/** Notes that its customer is told of the delay. */
export const delayWrite = (order: OrderItem, delayedAt: string): Action => orderWrite(order, { delayedAt });

/** Brings an order into a state, and into the lists and the numbers that belong to it. A cancelled one is listed by its state only. */
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
    ...(to === order.state ? [] : [counting(party, { [order.state]: -1, [to]: 1 })]),
  ];
};
