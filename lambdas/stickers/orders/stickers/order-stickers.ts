import * as z from "zod";
import { swedishDate } from "#contract/platform/calendar-date.ts";
import { prices } from "#contract/points/prices.ts";
import type { StickerOrder, StickerOrderForm } from "#contract/stickers/orders/sticker-orders.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { planSpending } from "#lambdas/points/plan-spending.ts";
import { readOwnBike } from "#lambdas/bikes/own-bike.ts";
import { titleOf } from "#lambdas/bikes/title.ts";
import { newOrderWrites } from "#lambdas/stickers/order-writes.ts";
import type { OrdersContext } from "#lambdas/stickers/orders/orders-context.ts";
import { showStickerOrder } from "./show-sticker-order.ts";
import { type Action, check } from "#lambdas/platform/table/actions.ts";
import { once } from "#lambdas/platform/table/idempotency.ts";
import { datedNumber } from "#lambdas/platform/table/ids.ts";
import { isInReview } from "#lambdas/bikes/items/bike.ts";
import { StickerOrderItem } from "#lambdas/stickers/items/order.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";
import { requireOpenAccount } from "#lambdas/platform/table/require-open-account.ts";

export type OrderStickers = {
  readonly userId: string;
  readonly idempotencyKey: string;
  readonly request: StickerOrderForm;
};

const Outcome = z.object({ orderId: z.string(), points: z.number().int() });
type Outcome = z.output<typeof Outcome>;
type Context = Pick<OrdersContext, "table" | "system">;

/** Reads the caller's bike; it must be reviewed and have a code. */
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
  await table.transact([
    remember(outcome),
    requireOpenAccount(userId),
    ...orderWrites(order),
    ...spent.actions,
  ]);
  return outcome;
};

/** Orders stickers and pays for them in one transaction. */
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
    (remember) => retryOnConflict(system, () => attempt(context, input, remember)),
  );
  const order = await table.get(keys.stickerOrder(userId, orderId), StickerOrderItem);
  if (!order) throw new ProblemError("bike-not-found");
  return { order: showStickerOrder(order), points };
};
