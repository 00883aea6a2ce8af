import * as z from "zod";
import { swedishDate } from "#contract/calendar-date.ts";
import { prices } from "#contract/prices.ts";
import type { StickerOrder, StickerOrderForm } from "#contract/sticker-orders.ts";
import { ProblemError } from "#lambdas/http/problem.ts";
import { planSpending } from "#lambdas/ledger/plan-spending.ts";
import { readOwnBike } from "#lambdas/own-bikes/own-bike.ts";
import { titleOf } from "#lambdas/own-bikes/title.ts";
import type { PurchasesWorld } from "#lambdas/purchases/purchases-world.ts";
import { showStickerOrder } from "#lambdas/purchases/stickers/show-sticker-order.ts";
import { type Action, check, put } from "#lambdas/table/actions.ts";
import { once } from "#lambdas/table/idempotency.ts";
import { datedNumber } from "#lambdas/table/ids.ts";
import { StickerOrderItem } from "#lambdas/table/items/sticker-order.ts";
import { keys, lists } from "#lambdas/table/keys.ts";
import { untilFresh } from "#lambdas/table/retry.ts";
import { whileOpen } from "#lambdas/table/while-open.ts";

export type OrderStickers = {
  readonly userId: string;
  readonly idempotencyKey: string;
  readonly request: StickerOrderForm;
};

const Outcome = z.object({ orderId: z.string(), points: z.number().int() });
type Outcome = z.output<typeof Outcome>;
type World = Pick<PurchasesWorld, "table" | "system">;

/** One's own bike with its code, in the register and not waiting for it. */
const readBike = async ({ table }: World, { userId, request }: OrderStickers) => {
  const bike = await readOwnBike(table, userId, request.bikeId);
  const { qrUid } = bike;
  if (bike.status === "pending_review" || qrUid === undefined) throw new ProblemError("bike-under-review");
  return { qrUid, title: titleOf(bike) };
};

const orderWrites = (order: StickerOrderItem): Action[] => {
  const { id, userId, orderNumber, bikeId, qrUid, createdAt } = order;
  const listed = { gsi1pk: lists.openStickerOrders(), gsi1sk: `${createdAt}#${id}` };
  return [
    put(keys.stickerOrder(userId, id), "stickerOrder", { ...order, ...listed }).expectNew("stale"),
    put(keys.order(orderNumber), "order", { orderNumber }).expectNew("stale"),
    check(keys.bike(bikeId)).expect("ownerId", userId, "bike-not-found").expect("qrUid", qrUid, "stale"),
  ];
};

const attempt = async (
  world: World,
  input: OrderStickers,
  remember: (outcome: Outcome) => Action,
): Promise<Outcome> => {
  const { userId, request } = input;
  const { table, system } = world;
  const { qrUid, title: bike } = await readBike(world, input);
  const at = system.now();
  const id = system.newId("stickers");
  const points = prices.sticker * request.count;
  const spending = { userId, points, reason: "sticker", reference: id, text: bike, at } as const;
  const spent = await planSpending(table, spending);
  const order: StickerOrderItem = {
    ...request,
    entity: "stickerOrder",
    id,
    userId,
    orderNumber: datedNumber("CR", swedishDate(at), system.bytes(4)),
    bike,
    qrUid,
    points,
    state: "pending",
    createdAt: at.toISOString(),
  };
  const outcome = { orderId: id, points: spent.after };
  await table.transact([remember(outcome), whileOpen(userId), ...orderWrites(order), ...spent.actions]);
  return outcome;
};

/** Orders stickers by post and pays them with points, both or neither. */
export const orderStickers = async (
  world: World,
  input: OrderStickers,
): Promise<{ order: StickerOrder; points: number }> => {
  const { userId, idempotencyKey: key, request } = input;
  const { table, system } = world;
  const { orderId, points } = await once(
    table,
    { userId, key, content: request, now: system.now() },
    Outcome,
    (remember) => untilFresh(system, () => attempt(world, input, remember)),
  );
  const order = await table.get(keys.stickerOrder(userId, orderId), StickerOrderItem);
  if (!order) throw new ProblemError("bike-not-found");
  return { order: showStickerOrder(order), points };
};
