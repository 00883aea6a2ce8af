import type { Order } from "#contract/orders/admin-orders.ts";
import { takeStep } from "#contract/orders/machine.ts";
import { decideStep, factsOf, stateAfter } from "#lambdas/shared/orders/decide-step.ts";
import { moveWrites } from "#lambdas/shared/orders/order-writes.ts";
import type { OrdersContext } from "#lambdas/orders/orders-context.ts";
import { readOrder } from "#lambdas/orders/read-order.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { codeEvent } from "#lambdas/shared/qr/code-events.ts";
import { newLinkedCode } from "#lambdas/shared/qr/code-writes.ts";
import { planLink, planUnlink } from "#lambdas/shared/qr/link-writes.ts";
import { beginBatch, makeNextCodes } from "#lambdas/shared/qr/make-codes.ts";
import { type Action, check, put } from "#lambdas/shared/table/actions.ts";
import { uuidOf } from "#lambdas/shared/table/ids.ts";
import { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import type { StickerOrderItem, StoreOrderItem } from "#lambdas/shared/table/items/order.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";
import { orderAudit } from "./order-audit.ts";
import { showOrder } from "./show-order.ts";

type Asked = { readonly adminId: string; readonly orderNumber: string };

/** The bike of an order as it is now: its number goes onto the code. One that has left its owner or the register has none to give. */
const readBikeOf = async ({ table }: OrdersContext, order: StickerOrderItem): Promise<BikeItem> => {
  const bike = await table.get(keys.bike(order.bikeId), BikeItem);
  if (bike?.ownerId !== order.userId || bike.deletedAt !== undefined)
    throw new ProblemError("frame-number-missing");
  return bike;
};

/** Holds while the bike stays where it was when its number was read. */
const whileSame = ({ id, ownerId, frameNumber }: BikeItem): Action =>
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

/** Links a sticker that is printed already to the bike of a customer's order. Linking it again changes nothing. */
export const linkOrderCode = (
  context: OrdersContext,
  { adminId, orderNumber, uid }: Asked & { readonly uid: string },
): Promise<Order> =>
  untilFresh(context.system, async () => {
    const { table, system } = context;
    const order = await readOrder(table, orderNumber);
    if (order.entity !== "stickerOrder") throw new ProblemError("order-moved");
    if (order.linkedCodes.includes(uid)) return showOrder(order);
    const at = system.now().toISOString();
    // The order is asked first: of one that has gone on, nothing more is of interest.
    const writes = linkWrites(order, [uid]);
    const bike = await readBikeOf(context, order);
    const { id: bikeId, frameNumber } = bike;
    const linking = { bikeId, frameNumber, at, orderId: order.id, orderNumber, pool: "self" };
    await table.transact([
      ...writes,
      ...(await planLink(table, uid, linking)),
      whileSame(bike),
      ...orderAudit(system, order, { adminId, action: "order-code-linked" }),
    ]);
    return showOrder(await readOrder(table, orderNumber));
  });

const makeForCustomer = async (context: OrdersContext, asked: Asked, order: StickerOrderItem) => {
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
    whileSame(bike),
    ...orderAudit(system, order, { ...asked, action: "order-codes-made" }),
  ]);
};

/** Begins the run of a store's order, which approves it. */
const beginRun = async ({ table, system }: OrdersContext, asked: Asked, order: StoreOrderItem) => {
  const at = system.now().toISOString();
  const batchId = system.newId("batch");
  const { storeId: pool, count, orderNumber } = order;
  const begun = stateAfter(takeStep({ ...factsOf(order), linked: 0 }, "link", "admin"));
  await table.transact([
    ...moveWrites(order, begun, { batchId }),
    beginBatch({ id: batchId, pool, count, by: asked.adminId, at, orderNumber }),
    ...orderAudit(system, order, { ...asked, action: "order-codes-made" }),
  ]);
  return batchId;
};

const makeForStore = async (context: OrdersContext, asked: Asked, order: StoreOrderItem) => {
  const { table } = context;
  if (order.kind !== "qr_order") throw new ProblemError("order-moved");
  if (order.state !== "pending" && order.state !== "approved") {
    if (order.made >= order.count) return;
    throw new ProblemError("order-moved");
  }
  const batchId = order.batchId ?? (await beginRun(context, asked, order));
  const made = (await makeNextCodes(context, batchId))?.made ?? 0;
  if (made < order.count) return;
  // Whether or not this call made the last codes: one that was interrupted before this has left it to the next.
  const now = await readOrder(table, asked.orderNumber);
  if (now.entity !== "storeOrder" || now.state === "qr_linked") return;
  const to = stateAfter(takeStep({ ...factsOf(now), linked: made }, "link", "admin"));
  await table.transact(moveWrites(now, to, { made }));
};

/** Makes codes that an order lacks: all of a customer's, the next of a store's. What was interrupted goes on where it stood. */
export const makeOrderCodes = (context: OrdersContext, asked: Asked): Promise<Order> =>
  untilFresh(context.system, async () => {
    const order = await readOrder(context.table, asked.orderNumber);
    await (order.entity === "stickerOrder"
      ? makeForCustomer(context, asked, order)
      : makeForStore(context, asked, order));
    return showOrder(await readOrder(context.table, asked.orderNumber));
  });

/** Takes a sticker out of an order that is not packed. */
export const unlinkOrderCode = (
  context: OrdersContext,
  { adminId, orderNumber, uid }: Asked & { readonly uid: string },
): Promise<Order> =>
  untilFresh(context.system, async () => {
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
