import type { StickerOrder } from "#contract/orders/sticker-orders.ts";
import { cancelOrder } from "#lambdas/shared/orders/cancel-order.ts";
import { decideStep } from "#lambdas/shared/orders/decide-step.ts";
import { moveWrites } from "#lambdas/shared/orders/order-writes.ts";
import type { OrdersContext } from "#lambdas/orders/orders-context.ts";
import { readOwnOrder } from "#lambdas/orders/read-order.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";
import { whileOpen } from "#lambdas/shared/table/while-open.ts";
import { showStickerOrder } from "./show-sticker-order.ts";

type Context = Pick<OrdersContext, "table" | "system">;
type Place = { readonly userId: string; readonly orderId: string };

/** Cancels an order of one's own that is not packed, and gives its points back. */
export const cancelStickerOrder = async (
  context: Context,
  { userId, orderId }: Place,
): Promise<StickerOrder> =>
  showStickerOrder(
    await cancelOrder(
      context,
      () => readOwnOrder(context.table, userId, orderId),
      { cancelledBy: "customer" },
      () => [whileOpen(userId)],
    ),
  );

/** Notes that the stickers have arrived. */
export const receiveStickerOrder = (
  { table, system }: Context,
  { userId, orderId }: Place,
): Promise<StickerOrder> =>
  untilFresh(system, async () => {
    const order = await readOwnOrder(table, userId, orderId);
    const to = decideStep(order, "complete", "customer");
    const completedAt = system.now().toISOString();
    await table.transact([...moveWrites(order, to, { completedAt }), whileOpen(userId)]);
    return showStickerOrder({ ...order, state: to, completedAt });
  });
