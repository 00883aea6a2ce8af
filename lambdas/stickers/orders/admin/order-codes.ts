import type { Order } from "#contract/stickers/orders/admin-orders.ts";
import { takeStep } from "#contract/stickers/orders/machine.ts";
import { decideStep, factsOf, stateAfter } from "#lambdas/stickers/decide-step.ts";
import { moveWrites } from "#lambdas/stickers/order-writes.ts";
import type { OrdersContext } from "#lambdas/stickers/orders/orders-context.ts";
import { readOrder } from "#lambdas/stickers/orders/read-order.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { codeEvent } from "#lambdas/stickers/codes/code-events.ts";
import { newLinkedCode } from "#lambdas/stickers/codes/code-writes.ts";
import { planLink, planUnlink } from "#lambdas/stickers/codes/link-writes.ts";
import { changeWrite } from "#lambdas/stickers/inventory-change.ts";
import { orderNews } from "#lambdas/stickers/order-notifications.ts";
import { beginBatch, makeNextCodes } from "#lambdas/stickers/codes/make-codes.ts";
import { type Action, check, put } from "#lambdas/platform/table/actions.ts";
import { uuidOf } from "#lambdas/platform/table/ids.ts";
import { BikeItem } from "#lambdas/bikes/items/bike.ts";
import type { StickerOrderItem, StoreOrderItem } from "#lambdas/stickers/items/order.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";
import { orderAudit } from "./order-audit.ts";
import { showOrder } from "./show-order.ts";

type OrderRequest = { readonly adminId: string; readonly orderNumber: string };

/** Reads the order's bike as it is now. Throws if it was sold or deleted, because the code needs its frame number. */
const readBikeOf = async ({ table }: OrdersContext, order: StickerOrderItem): Promise<BikeItem> => {
  const bike = await table.get(keys.bike(order.bikeId), BikeItem);
  if (bike?.ownerId !== order.userId || bike.deletedAt !== undefined)
    throw new ProblemError("frame-number-missing");
  return bike;
};

/** Fails with `stale` if the bike has changed since it was read. */
const expectUnchanged = ({ id, ownerId, frameNumber }: BikeItem): Action =>
  check(keys.bike(id))
    .expect("ownerId", ownerId, "stale")
    .expect("frameNumber", frameNumber, "stale")
    .expectAbsent("deletedAt", "stale");

const withCodes = (order: StickerOrderItem, uids: readonly string[]): StickerOrderItem => ({
  ...order,
  linkedCodes: [...order.linkedCodes, ...uids],
});

const linkWrites = (order: StickerOrderItem, uids: readonly string[]): Action[] => {
  const linked = withCodes(order, uids);
  const outcome = takeStep({ ...factsOf(linked), state: order.state }, "link", "admin");
  return moveWrites(order, stateAfter(outcome), { linkedCodes: linked.linkedCodes });
};

/** Links a printed sticker to the bike of a customer's order. Repeating it changes nothing. */
export const linkOrderCode = (
  context: OrdersContext,
  { adminId, orderNumber, uid }: OrderRequest & { readonly uid: string },
): Promise<Order> =>
  retryOnConflict(context.system, async () => {
    const { table, system } = context;
    const order = await readOrder(table, orderNumber);
    if (order.entity !== "stickerOrder") throw new ProblemError("order-moved");
    if (order.linkedCodes.includes(uid) && order.state !== "cancelled") return showOrder(order);
    const at = system.now().toISOString();
    // Decided before the bike is read: an order that has moved on needs no bike.
    const writes = linkWrites(order, [uid]);
    const bike = await readBikeOf(context, order);
    const { id: bikeId, frameNumber } = bike;
    const linking = { bikeId, frameNumber, at, orderId: order.id, orderNumber, pool: "self" };
    await table.transact([
      ...writes,
      ...(await planLink(table, uid, linking)),
      expectUnchanged(bike),
      ...orderAudit(system, order, { adminId, action: "order-code-linked" }),
    ]);
    return showOrder(await readOrder(table, orderNumber));
  });

const makeForCustomer = async (context: OrdersContext, request: OrderRequest, order: StickerOrderItem) => {
  const { table, system } = context;
  const missing = Math.max(0, order.count - order.linkedCodes.length);
  if (missing === 0) return;
  const uids = Array.from({ length: missing }, () => uuidOf(system.bytes(16)));
  const writes = linkWrites(order, uids);
  const bike = await readBikeOf(context, order);
  const { id: bikeId, frameNumber } = bike;
  const linked = { bikeId, frameNumber, at: system.now().toISOString(), orderId: order.id };
  const onBike = { bikeId, linkedAt: linked.at, orderId: order.id };
  const event = {
    what: "linked",
    at: linked.at,
    bikeId,
    frameNumber,
    orderNumber: order.orderNumber,
  } as const;
  await table.transact([
    ...writes,
    ...uids.map((uid) => newLinkedCode(uid, linked)),
    ...uids.map((uid) => put(keys.bikeCode(bikeId, uid), "bikeCode", { ...onBike, uid }).expectNew("stale")),
    ...uids.map((uid) => codeEvent(uid, event)),
    expectUnchanged(bike),
    ...orderAudit(system, order, { ...request, action: "order-codes-made" }),
  ]);
};

/** Starts the run of a store's order, which approves the order. */
const beginRun = async (context: OrdersContext, request: OrderRequest, order: StoreOrderItem) => {
  const { table, system } = context;
  const at = system.now().toISOString();
  const batchId = system.newId("batch");
  const { storeId: pool, count, orderNumber } = order;
  const begun = stateAfter(takeStep({ ...factsOf(order), linked: 0 }, "link", "admin"));
  const accepted = order.state === "pending" ? "accepted" : undefined;
  const { changes, notifications } = await orderNews(context, order, accepted);
  const [by, none] = [request.adminId, { rolls: 0, active: 0 }];
  await table.transact([
    ...moveWrites(order, begun, { ...changes, batchId }),
    ...notifications,
    beginBatch({ id: batchId, pool, count, by, at, orderNumber, isOrdered: true }),
    changeWrite(system, { pool, what: "made", ...none, by, reason: orderNumber, at }),
    ...orderAudit(system, order, { ...request, action: "order-codes-made" }),
  ]);
  return batchId;
};

const makeForStore = async (context: OrdersContext, request: OrderRequest, order: StoreOrderItem) => {
  const { table } = context;
  if (order.kind !== "qr_order") throw new ProblemError("order-moved");
  if (order.state !== "pending" && order.state !== "approved") {
    if (order.made >= order.count) return;
    throw new ProblemError("order-moved");
  }
  const batchId = order.batchId ?? (await beginRun(context, request, order));
  const made = (await makeNextCodes(context, batchId))?.made ?? 0;
  if (made < order.count) return;
  // Runs even if an earlier call made the last codes but was interrupted before this.
  const now = await readOrder(table, request.orderNumber);
  if (now.entity !== "storeOrder" || now.state === "qr_linked") return;
  const to = stateAfter(takeStep({ ...factsOf(now), linked: made }, "link", "admin"));
  await table.transact(moveWrites(now, to, { made }));
};

/** Makes missing codes: all for a customer, the next chunk for a store. Resumes after an interruption. */
export const makeOrderCodes = (context: OrdersContext, request: OrderRequest): Promise<Order> =>
  retryOnConflict(context.system, async () => {
    const order = await readOrder(context.table, request.orderNumber);
    await (order.entity === "stickerOrder"
      ? makeForCustomer(context, request, order)
      : makeForStore(context, request, order));
    return showOrder(await readOrder(context.table, request.orderNumber));
  });

export const unlinkOrderCode = (
  context: OrdersContext,
  { adminId, orderNumber, uid }: OrderRequest & { readonly uid: string },
): Promise<Order> =>
  retryOnConflict(context.system, async () => {
    const { table, system } = context;
    const order = await readOrder(table, orderNumber);
    if (order.entity !== "stickerOrder" || !order.linkedCodes.includes(uid))
      throw new ProblemError("qr-not-found");
    const to = decideStep(order, "unlink", "admin");
    const left = order.linkedCodes.filter((other) => other !== uid);
    const place = { bikeId: order.bikeId, at: system.now().toISOString() };
    await table.transact([
      ...moveWrites(order, to, { linkedCodes: left }),
      ...(await planUnlink(table, [uid], place)),
      ...orderAudit(system, order, { adminId, action: "order-code-unlinked" }),
    ]);
    return showOrder(await readOrder(table, orderNumber));
  });
