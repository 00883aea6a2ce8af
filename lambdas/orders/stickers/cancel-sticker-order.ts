import { swedishDate } from "#contract/calendar-date.ts";
import { hidePersonalNumbers } from "#contract/hide-personal-numbers.ts";
import { type OrderParty, takeStep } from "#contract/orders/machine.ts";
import {
  type AnyStickerOrder,
  type StickerOrder,
  stickerOrderFacts,
} from "#contract/orders/sticker-orders.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { entryWrites } from "#lambdas/shared/ledger/entry-writes.ts";
import { notificationWrite } from "#lambdas/shared/notifications/notification-writes.ts";
import type { OrdersContext } from "#lambdas/orders/orders-context.ts";
import { showStickerOrder } from "./show-sticker-order.ts";
import { type Action, update } from "#lambdas/shared/table/actions.ts";
import { auditOf } from "#lambdas/shared/table/audit.ts";
import { BalanceItem } from "#lambdas/shared/table/items/person.ts";
import { StickerOrderItem } from "#lambdas/shared/table/items/sticker-order.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";
import { whileOpen } from "#lambdas/shared/table/while-open.ts";

type Context = Pick<OrdersContext, "table" | "system">;
type Place = { readonly userId: string; readonly orderId: string };
type Cancellation = { readonly cancelledBy: OrderParty; readonly reason?: string };

/** The order and its points in one transaction, together with `alongside`: the second of two callers finds it ended. */
const cancel = (
  { table, system }: Context,
  { userId, orderId }: Place,
  cancellation: Cancellation,
  alongside: (order: StickerOrderItem, at: Date) => readonly Action[],
): Promise<StickerOrderItem> =>
  untilFresh(system, async () => {
    const [order, balance] = await Promise.all([
      table.get(keys.stickerOrder(userId, orderId), StickerOrderItem),
      table.get(keys.balance(userId), BalanceItem),
    ]);
    if (!order || !balance) throw new ProblemError("sticker-order-not-found");
    const step = takeStep(stickerOrderFacts(order), "cancel", cancellation.cancelledBy);
    if (!step.ok) throw new ProblemError("sticker-order-ended");
    const at = system.now();
    const { points: amount, bike: text } = order;
    const entry = { userId, amount, reason: "sticker_refund", reference: orderId, text, at } as const;
    const changed = { state: "cancelled", cancelledAt: at.toISOString(), ...cancellation } as const;
    await table.transact([
      update(keys.stickerOrder(userId, orderId))
        .set({ ...changed, gsi1pk: lists.stickerOrders("CANCELLED") })
        .expect("state", order.state, "sticker-order-ended"),
      ...entryWrites(balance, entry),
      ...alongside(order, at),
    ]);
    return { ...order, ...changed };
  });

/** Cancels an order of one's own that nobody has begun with, and gives its points back. */
export const cancelStickerOrder = async (context: Context, place: Place): Promise<StickerOrder> =>
  showStickerOrder(
    await cancel(context, place, { cancelledBy: "customer" }, () => [whileOpen(place.userId)]),
  );

/** As an administrator, with a reason that the customer reads. Also of an account that is closed, so that nothing holds it up. */
export const cancelAnyStickerOrder = async (
  context: Context,
  adminId: string,
  { reason: typed, ...place }: Place & { readonly reason: string },
): Promise<AnyStickerOrder> => {
  const { system } = context;
  const reason = hidePersonalNumbers(typed, swedishDate(system.now()));
  const { userId, orderId } = place;
  const order = await cancel(context, place, { cancelledBy: "admin", reason }, ({ points }, at) => [
    notificationWrite(
      {
        userId,
        type: "points",
        params: { what: "stickers-cancelled", points },
        link: "/order?tab=stickers",
      },
      system.newId("notification"),
      at,
    ),
    auditOf(system, {
      subject: orderId,
      by: adminId,
      action: "sticker-order-cancelled",
      at: at.toISOString(),
    }),
  ]);
  return { ...showStickerOrder(order), userId };
};
