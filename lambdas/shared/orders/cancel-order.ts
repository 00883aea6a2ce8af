import type { OrderParty } from "#contract/orders/machine.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { entryWrites } from "#lambdas/shared/ledger/entry-writes.ts";
import { planUnlink } from "#lambdas/shared/qr/link-writes.ts";
import type { Action } from "#lambdas/shared/table/actions.ts";
import type { OrderItem, StickerOrderItem } from "#lambdas/shared/table/items/order.ts";
import { BalanceItem } from "#lambdas/shared/table/items/person.ts";
import { QrCodeItem } from "#lambdas/shared/table/items/qr-code.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";
import { decideStep } from "./decide-step.ts";
import { moveWrites } from "#lambdas/shared/orders/order-writes.ts";
import type { System } from "#lambdas/system.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

type Context = {
  readonly table: Table;
  readonly system: Pick<System, "now" | "random" | "wait">;
};
type Cancellation = { readonly cancelledBy: OrderParty; readonly reason?: string };

/** Those of its codes that are still on the bike for this order: its owner may have voided one, or taken it off. */
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

/** What a customer gets back: the points, and the bike without the stickers that will not come. */
const refundWrites = async (context: Context, order: StickerOrderItem, at: Date): Promise<Action[]> => {
  const { table } = context;
  const { id: reference, userId, points: amount, bike: text, bikeId } = order;
  const balance = await table.get(keys.balance(userId), BalanceItem);
  if (!balance) throw new ProblemError("order-not-found");
  const entry = { userId, amount, reason: "sticker_refund", reference, text, at } as const;
  const codes = await linkedFor(context, order);
  return [
    ...entryWrites(balance, entry),
    ...(await planUnlink(table, codes, { bikeId, at: at.toISOString() })),
  ];
};

/**
 * Cancels an order: its points are refunded and its codes are freed in the same transaction, together with what `alongside` writes.
 * Codes that were made for a store stay on their rolls; nobody has them yet, and an administrator adjusts what was printed in vain.
 */
export const cancelOrder = <Order extends OrderItem>(
  context: Context,
  read: () => Promise<Order>,
  cancellation: Cancellation,
  alongside: (order: Order, at: Date) => readonly Action[],
): Promise<Order> =>
  untilFresh(context.system, async () => {
    const order = await read();
    const to = decideStep(order, "cancel", cancellation.cancelledBy);
    const at = context.system.now();
    const changed = { ...cancellation, cancelledAt: at.toISOString() };
    const refund = order.entity === "stickerOrder" ? await refundWrites(context, order, at) : [];
    await context.table.transact([...moveWrites(order, to, changed), ...refund, ...alongside(order, at)]);
    return { ...order, ...changed, state: to };
  });
