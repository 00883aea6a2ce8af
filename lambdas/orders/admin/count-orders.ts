import type { OrderParty } from "#contract/orders/admin-orders.ts";
import { OrderState } from "#contract/orders/machine.ts";
import type { OrdersContext } from "#lambdas/orders/orders-context.ts";
import { OrderCountsItem } from "#lambdas/shared/table/items/order.ts";
import { keys } from "#lambdas/shared/table/keys.ts";

const shownStates = OrderState.exclude(["cancelled"]).options;

/** The numbers that stand above the list. Each order changes them in the transaction that changes itself. */
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
