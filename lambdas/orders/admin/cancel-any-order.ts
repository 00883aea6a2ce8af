import type { Order } from "#contract/orders/admin-orders.ts";
import { cancelOrder } from "#lambdas/shared/orders/cancel-order.ts";
import { orderNews } from "#lambdas/shared/orders/order-news.ts";
import type { OrdersContext } from "#lambdas/orders/orders-context.ts";
import { readOrder } from "#lambdas/orders/read-order.ts";
import { storeLogWrite } from "#lambdas/shared/stores/store-log.ts";
import type { Action } from "#lambdas/shared/table/actions.ts";
import type { StoreOrderItem } from "#lambdas/shared/table/items/order.ts";
import { keptReason, orderAudit } from "./order-audit.ts";
import { showOrder } from "./show-order.ts";

/** The store reads in its own log that we have cancelled it. */
const logOf = (system: OrdersContext["system"], { storeId, orderNumber: about }: StoreOrderItem): Action =>
  storeLogWrite(system, { storeId, action: "order-cancelled", about, at: system.now() });

type Asked = Readonly<Record<"adminId" | "orderNumber" | "reason", string>>;

/** Cancels any order with a reason for the person who ordered to read. Also of an account that is closed, so that nothing holds it up. */
export const cancelAnyOrder = async (
  context: Pick<OrdersContext, "table" | "system">,
  { adminId, orderNumber, reason: typed }: Asked,
): Promise<Order> => {
  const { table, system } = context;
  const reason = keptReason(system, typed);
  const cancelled = await cancelOrder(
    context,
    () => readOrder(table, orderNumber),
    { cancelledBy: "admin", reason },
    (order) => [
      ...orderNews(system, order, "stickers-cancelled"),
      ...orderAudit(system, order, { adminId, action: "order-cancelled", reason }),
      ...(order.entity === "storeOrder" ? [logOf(system, order)] : []),
    ],
  );
  return showOrder(cancelled);
};
