import * as z from "zod";
import type { PageQuery } from "#contract/page.ts";
import type { StoreOrder, StoreOrderForm } from "#contract/orders/store-orders.ts";
import type { OrdersContext } from "#lambdas/orders/orders-context.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import type { Caller } from "#lambdas/shared/http/caller.ts";
import { newStoreOrder } from "#lambdas/shared/orders/new-store-order.ts";
import { newOrderWrites } from "#lambdas/shared/orders/order-writes.ts";
import { ownStore } from "#lambdas/shared/stores/own-store.ts";
import { readStore } from "#lambdas/shared/stores/read-stores.ts";
import { storeLogWrite } from "#lambdas/shared/stores/store-log.ts";
import { storeOf } from "#lambdas/shared/stores/store-of.ts";
import { whileMember } from "#lambdas/shared/stores/while-member.ts";
import { readCursor, writeCursor } from "#lambdas/shared/table/cursor.ts";
import { once } from "#lambdas/shared/table/idempotency.ts";
import { StoreOrderItem } from "#lambdas/shared/table/items/order.ts";
import { keys, ranges, storePartition } from "#lambdas/shared/table/keys.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";

const showStoreOrder = (order: StoreOrderItem): StoreOrder => {
  const { orderNumber, kind, state, count, made: linked, item, createdAt, packedAt, sentAt } = order;
  const { deliveredAt, completedAt, cancelledAt, cancelledBy, reason } = order;
  const times = { createdAt, packedAt, sentAt, deliveredAt, completedAt, cancelledAt, cancelledBy, reason };
  return { orderNumber, kind, state, count, linked, item, ...times };
};

const Outcome = z.object({ orderId: z.string() });

/** Orders codes or goods for the store that the caller works in. */
export const placeStoreOrder = async (
  { table, system }: Pick<OrdersContext, "table" | "system">,
  input: { readonly caller: Caller; readonly idempotencyKey: string; readonly request: StoreOrderForm },
): Promise<StoreOrder> => {
  const { caller, idempotencyKey: key, request } = input;
  const { userId } = caller;
  const storeId = storeOf(caller);
  const asked = { userId, key, content: request, now: system.now() };
  const { orderId } = await once(table, asked, Outcome, (remember) =>
    untilFresh(system, async () => {
      const store = await readStore(table, storeId);
      if (!store) throw new ProblemError("forbidden");
      const order = newStoreOrder(system, store, { request, orderedBy: userId });
      const outcome = { orderId: order.id };
      const { orderNumber: about } = order;
      await table.transact([
        remember(outcome),
        ...whileMember(storeId, userId),
        ...newOrderWrites(order),
        storeLogWrite(system, { storeId, action: "order-placed", by: userId, about, at: system.now() }),
      ]);
      return outcome;
    }),
  );
  const order = await table.get(keys.storeOrder(storeId, orderId), StoreOrderItem);
  if (!order) throw new ProblemError("order-not-found");
  return showStoreOrder(order);
};

/** What the caller's store has ordered, newest first. */
export const listStoreOrders = async (
  { table, cursorSecret }: Pick<OrdersContext, "table" | "cursorSecret">,
  caller: Caller,
  { limit, cursor }: PageQuery,
): Promise<{ items: StoreOrder[]; cursor: string | undefined }> => {
  const partition = storePartition(await ownStore(table, caller));
  const prefix = ranges.storeOrders;
  const list = `${partition}#${prefix}`;
  const after = readCursor(cursorSecret, list, cursor);
  const schema = StoreOrderItem;
  const { items, next } = await table.query({ partition, prefix, schema, limit, after, newestFirst: true });
  return { items: items.map(showStoreOrder), cursor: writeCursor(cursorSecret, list, next) };
};
