import type { StickerOrder } from "#contract/stickers/orders/sticker-orders.ts";
import { cancelOrder } from "#lambdas/stickers/cancel-order.ts";
import { decideStep } from "#lambdas/stickers/decide-step.ts";
import { moveWrites } from "#lambdas/stickers/order-writes.ts";
import type { OrdersContext } from "#lambdas/stickers/orders/orders-context.ts";
import { readOwnOrder } from "#lambdas/stickers/orders/read-order.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";
import { requireOpenAccount } from "#lambdas/platform/table/require-open-account.ts";
import { showStickerOrder } from "./show-sticker-order.ts";

type Context = Pick<OrdersContext, "table" | "system">;
type OrderRequest = { readonly userId: string; readonly orderId: string };

export const cancelStickerOrder = async (
  context: Context,
  { userId, orderId }: OrderRequest,
): Promise<StickerOrder> =>
  showStickerOrder(
    await cancelOrder(
      context,
      () => readOwnOrder(context.table, userId, orderId),
      { by: userId, cancellation: { cancelledBy: "customer" } },
      () => [requireOpenAccount(userId)],
    ),
  );

export const receiveStickerOrder = (
  { table, system }: Context,
  { userId, orderId }: OrderRequest,
): Promise<StickerOrder> =>
  retryOnConflict(system, async () => {
    const order = await readOwnOrder(table, userId, orderId);
    const to = decideStep(order, "complete", "customer");
    const completedAt = system.now().toISOString();
    await table.transact([...moveWrites(order, to, { completedAt }), requireOpenAccount(userId)]);
    return showStickerOrder({ ...order, state: to, completedAt });
  });
