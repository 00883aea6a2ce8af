import type { OrderParty } from "#contract/stickers/orders/admin-orders.ts";
import { OrderState } from "#contract/stickers/orders/machine.ts";
import type { OrdersContext } from "#lambdas/stickers/orders/orders-context.ts";
import { OrderCountsItem } from "#lambdas/stickers/items/order.ts";
import { keys } from "#lambdas/platform/table/keys.ts";

const shownStates = OrderState.exclude(["cancelled"]).options;

/** Counts orders for the list's header. Every order updates the counts in its own transaction. */
export const countOrders = async ({
  table,
}: Pick<OrdersContext, "table">): Promise<Record<"customer" | "store" | "pending" | "completed", number>> => {
  const counts = (await table.get(keys.orderCounts(), OrderCountsItem)) ?? {};
  const count = (party: OrderParty, states: readonly OrderState[]): number =>
    states.reduce((sum, state) => sum + Number(counts[`${party}_${state}`] ?? 0), 0);
  return {
    customer: count("customer", shownStates),
    store: count("store", shownStates),
    pending: count("customer", ["pending"]) + count("store", ["pending"]),
    completed: count("customer", ["sent", "delivered", "completed"]) + count("store", ["completed"]),
  };
};
