import type { OrderActor } from "#contract/stickers/orders/machine.ts";
import { entryWrites } from "#lambdas/points/entry-writes.ts";
import { planUnlink } from "#lambdas/stickers/codes/link-writes.ts";
import type { Action } from "#lambdas/platform/table/actions.ts";
import type { OrderItem, StickerOrderItem } from "#lambdas/stickers/items/order.ts";
import { BalanceItem } from "#lambdas/people/items/person.ts";
import { QrCodeItem } from "#lambdas/stickers/items/qr-code.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";
import { decideStep } from "./decide-step.ts";
import { moveWrites } from "./order-writes.ts";
import { orderNews } from "./order-notifications.ts";
import { orderedRollWrites } from "./ordered-rolls.ts";
import type { System } from "#lambdas/platform/system.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

type Context = {
  readonly table: Table;
  readonly system: Pick<System, "newId" | "now" | "random" | "wait">;
};
type Cancellation = { readonly cancelledBy: OrderActor; readonly reason?: string };
type Cancelling = { readonly by: string; readonly cancellation: Cancellation };

/** The order's codes still on its bike: the owner may have voided or removed some. */
const linkedFor = async ({ table }: Context, order: StickerOrderItem): Promise<string[]> => {
  const codes = await table.batchGet(
    order.linkedCodes.map((uid) => keys.qr(uid)),
    QrCodeItem,
  );
  return codes
    .filter(
      ({ state, orderId, bikeId }) => state === "linked" && orderId === order.id && bikeId === order.bikeId,
    )
    .map(({ uid }) => uid);
};

const refundWrites = async (context: Context, order: StickerOrderItem, at: Date): Promise<Action[]> => {
  const { table } = context;
  const { id: reference, userId, points: amount, bike: text, bikeId } = order;
  const balance = await table.get(keys.balance(userId), BalanceItem);
  if (!balance) throw new Error("An account that has paid has no balance");
  const entry = { userId, amount, reason: "sticker_refund", reference, text, at } as const;
  const codes = await linkedFor(context, order);
  return [
    ...entryWrites(balance, entry),
    ...(await planUnlink(table, codes, { bikeId, at: at.toISOString() })),
  ];
};

/** Cancels an order, refunds its points and frees its codes in one transaction with `alongside`. Rolls made for a store go into our own stock, unless they were sent. */
export const cancelOrder = <Order extends OrderItem>(
  context: Context,
  read: () => Promise<Order>,
  { by, cancellation }: Cancelling,
  alongside: (order: Order, at: Date) => readonly Action[],
): Promise<Order> =>
  retryOnConflict(context.system, async () => {
    const order = await read();
    const to = decideStep(order, "cancel", cancellation.cancelledBy);
    const at = context.system.now();
    const isNews = cancellation.cancelledBy === "admin";
    const { changes, notifications } = await orderNews(context, order, isNews ? "cancelled" : undefined);
    const changed = { ...cancellation, cancelledAt: at.toISOString() };
    const refund = order.entity === "stickerOrder" ? await refundWrites(context, order, at) : [];
    await context.table.transact([
      ...moveWrites(order, to, { ...changed, ...changes }),
      ...(await orderedRollWrites(context, order, { to, by })),
      ...refund,
      ...notifications,
      ...alongside(order, at),
    ]);
    return { ...order, ...changed, state: to };
  });
