import type { Order } from "#contract/stickers/orders/admin-orders.ts";
import { cancelOrder } from "#lambdas/stickers/cancel-order.ts";
import type { OrdersContext } from "#lambdas/stickers/orders/orders-context.ts";
import { readOrder } from "#lambdas/stickers/orders/read-order.ts";
import { storeLogWrite } from "#lambdas/shops/store-log.ts";
import type { Action } from "#lambdas/platform/table/actions.ts";
import type { StoreOrderItem } from "#lambdas/stickers/items/order.ts";
import { storableReason, orderAudit } from "./order-audit.ts";
import { showOrder } from "./show-order.ts";

const logOf = (system: OrdersContext["system"], { storeId, orderNumber: about }: StoreOrderItem): Action =>
  storeLogWrite(system, { storeId, action: "order-cancelled", about, at: system.now() });

type Cancellation = Readonly<Record<"adminId" | "orderNumber" | "reason", string>>;

/** Cancels any order, even for a closed account. The customer or store sees the reason. */
export const cancelAnyOrder = async (
  context: Pick<OrdersContext, "table" | "system">,
  { adminId, orderNumber, reason: typed }: Cancellation,
): Promise<Order> => {
  const { table, system } = context;
  const reason = storableReason(system, typed);
  const cancelled = await cancelOrder(
    context,
    () => readOrder(table, orderNumber),
    { by: adminId, cancellation: { cancelledBy: "admin", reason } },
    (order) => [
      ...orderAudit(system, order, { adminId, action: "order-cancelled", reason }),
      ...(order.entity === "storeOrder" ? [logOf(system, order)] : []),
    ],
  );
  return showOrder(cancelled);
};
