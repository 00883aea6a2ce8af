import * as z from "zod";
import type { PageQuery } from "#contract/platform/page.ts";
import type { StoreOrder, StoreOrderForm } from "#contract/stickers/orders/store-orders.ts";
import type { OrdersContext } from "#lambdas/stickers/orders/orders-context.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import type { Caller } from "#lambdas/platform/http/caller.ts";
import { newStoreOrder } from "#lambdas/stickers/new-store-order.ts";
import { cancelOrder } from "#lambdas/stickers/cancel-order.ts";
import { decideStep } from "#lambdas/stickers/decide-step.ts";
import { moveWrites, newOrderWrites } from "#lambdas/stickers/order-writes.ts";
import { readOrder } from "#lambdas/stickers/orders/read-order.ts";
import type { StoreLogItem } from "#lambdas/shops/items/store.ts";
import type { Action } from "#lambdas/platform/table/actions.ts";
import { ownStore } from "#lambdas/shops/members/own-store.ts";
import { readStore } from "#lambdas/shops/read-stores.ts";
import { storeLogWrite } from "#lambdas/shops/store-log.ts";
import { storeOf } from "#lambdas/shops/members/store-of.ts";
import { requireMember } from "#lambdas/shops/members/require-member.ts";
import { readCursor, writeCursor } from "#lambdas/platform/table/cursor.ts";
import { once } from "#lambdas/platform/table/idempotency.ts";
import { StoreOrderItem } from "#lambdas/stickers/items/order.ts";
import { keys, ranges, storePartition } from "#lambdas/platform/table/keys.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";

const showStoreOrder = (order: StoreOrderItem): StoreOrder => {
  const { orderNumber, kind, state, count, made: linked, item, createdAt, delayedAt, packedAt } = order;
  const { sentAt, deliveredAt, completedAt, cancelledAt, cancelledBy, reason } = order;
  const sending = { createdAt, delayedAt, packedAt, sentAt, deliveredAt, completedAt };
  return { orderNumber, kind, state, count, linked, item, ...sending, cancelledAt, cancelledBy, reason };
};

type Context = Pick<OrdersContext, "table" | "system">;

const Outcome = z.object({ orderId: z.string() });

export const placeStoreOrder = async (
  { table, system }: Context,
  input: { readonly caller: Caller; readonly idempotencyKey: string; readonly request: StoreOrderForm },
): Promise<StoreOrder> => {
  const { caller, idempotencyKey: key, request } = input;
  const { userId } = caller;
  const storeId = storeOf(caller);
  const keyedRequest = { userId, key, content: request, now: system.now() };
  const { orderId } = await once(table, keyedRequest, Outcome, (remember) =>
    retryOnConflict(system, async () => {
      const store = await readStore(table, storeId);
      if (!store) throw new ProblemError("forbidden");
      const order = newStoreOrder(system, store, { request, orderedBy: userId });
      const outcome = { orderId: order.id };
      const { orderNumber: about } = order;
      await table.transact([
        remember(outcome),
        ...requireMember(storeId, userId),
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

type OwnOrder = { readonly caller: Caller; readonly orderNumber: string };

const readOwn = async ({ table }: Context, { caller, orderNumber }: OwnOrder): Promise<StoreOrderItem> => {
  const order = await readOrder(table, orderNumber);
  if (order.entity !== "storeOrder" || order.storeId !== storeOf(caller))
    throw new ProblemError("order-not-found");
  return order;
};

/** Checks that the caller still works in the store, and logs the action. */
const byMember = (
  { system }: Context,
  { caller: { userId: by }, orderNumber: about }: OwnOrder,
  { storeId, action }: Pick<StoreLogItem, "storeId" | "action">,
): Action[] => [
  ...requireMember(storeId, by),
  storeLogWrite(system, { storeId, action, by, about, at: system.now() }),
];

export const cancelStoreOrder = async (context: Context, own: OwnOrder): Promise<StoreOrder> =>
  showStoreOrder(
    await cancelOrder(
      context,
      () => readOwn(context, own),
      { by: own.caller.userId, cancellation: { cancelledBy: "customer" } },
      ({ storeId }) => byMember(context, own, { storeId, action: "order-cancelled" }),
    ),
  );

export const receiveStoreOrder = (context: Context, own: OwnOrder): Promise<StoreOrder> =>
  retryOnConflict(context.system, async () => {
    const order = await readOwn(context, own);
    const state = decideStep(order, "complete", "customer");
    const completedAt = context.system.now().toISOString();
    await context.table.transact([
      ...moveWrites(order, state, { completedAt }),
      ...byMember(context, own, { storeId: order.storeId, action: "order-received" }),
    ]);
    return showStoreOrder({ ...order, state, completedAt });
  });

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
