import * as z from "zod";
import { swedishDate } from "#contract/calendar-date.ts";
import { prices } from "#contract/points/prices.ts";
import type { StickerOrder, StickerOrderForm } from "#contract/orders/sticker-orders.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { planSpending } from "#lambdas/shared/ledger/plan-spending.ts";
import { readOwnBike } from "#lambdas/shared/bikes/own-bike.ts";
import { titleOf } from "#lambdas/shared/bikes/title.ts";
import { newOrderWrites } from "#lambdas/shared/orders/order-writes.ts";
import type { OrdersContext } from "#lambdas/orders/orders-context.ts";
import { showStickerOrder } from "./show-sticker-order.ts";
import { type Action, check } from "#lambdas/shared/table/actions.ts";
import { once } from "#lambdas/shared/table/idempotency.ts";
import { datedNumber } from "#lambdas/shared/table/ids.ts";
import { isInReview } from "#lambdas/shared/table/items/bike.ts";
import { StickerOrderItem } from "#lambdas/shared/table/items/order.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";
import { whileOpen } from "#lambdas/shared/table/while-open.ts";

export type OrderStickers = {
  readonly userId: string;
  readonly idempotencyKey: string;
  readonly request: StickerOrderForm;
};

const Outcome = z.object({ orderId: z.string(), points: z.number().int() });
type Outcome = z.output<typeof Outcome>;
type Context = Pick<OrdersContext, "table" | "system">;

/** One's own bike with its code, in the register and not waiting for it. */
const readBike = async ({ table }: Context, { userId, request }: OrderStickers) => {
  const bike = await readOwnBike(table, userId, request.bikeId);
  if (isInReview(bike) || bike.qrUid === undefined) throw new ProblemError("bike-under-review");
  return { frameNumber: bike.frameNumber, title: titleOf(bike) };
};

const orderWrites = (order: StickerOrderItem): Action[] => [
  ...newOrderWrites(order),
  check(keys.bike(order.bikeId))
    .expect("ownerId", order.userId, "bike-not-found")
    .expect("frameNumber", order.frameNumber, "stale")
    .expectAbsent("deletedAt", "bike-not-found"),
];

const attempt = async (
  context: Context,
  input: OrderStickers,
  remember: (outcome: Outcome) => Action,
): Promise<Outcome> => {
  const { userId, request } = input;
  const { table, system } = context;
  const { frameNumber, title: bike } = await readBike(context, input);
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
    frameNumber,
    points,
    linkedCodes: [],
    version: 1,
    state: "pending",
    createdAt: at.toISOString(),
  };
  const outcome = { orderId: id, points: spent.after };
  await table.transact([remember(outcome), whileOpen(userId), ...orderWrites(order), ...spent.actions]);
  return outcome;
};

/** Orders stickers by post and pays them with points, both or neither. */
export const orderStickers = async (
  context: Context,
  input: OrderStickers,
): Promise<{ order: StickerOrder; points: number }> => {
  const { userId, idempotencyKey: key, request } = input;
  const { table, system } = context;
  const { orderId, points } = await once(
    table,
    { userId, key, content: request, now: system.now() },
    Outcome,
    (remember) => untilFresh(system, () => attempt(context, input, remember)),
  );
  const order = await table.get(keys.stickerOrder(userId, orderId), StickerOrderItem);
  if (!order) throw new ProblemError("bike-not-found");
  return { order: showStickerOrder(order), points };
};
