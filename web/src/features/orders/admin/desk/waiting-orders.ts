import { queryOptions } from "@tanstack/react-query";
import type { Order } from "#contract/orders/admin-orders.ts";
import type { OrderState } from "#contract/orders/machine.ts";
import { adminQueryKeys } from "#web/api/admin-query-keys.ts";
import { ordersClient } from "#web/features/orders/admin/orders-api.ts";

/** As many letters as one round has. What waits beyond them has its turn in the next. */
export const mostAtOnce = 100;

const waitingStates = ["pending", "approved", "qr_linked"] as const satisfies readonly OrderState[];

const inState = async (state: OrderState, signal: AbortSignal): Promise<Order[]> => {
  const orders: Order[] = [];
  let cursor: string | undefined;
  do {
    const page = await ordersClient.listOrders({ query: { state, limit: 50, cursor } }, { signal });
    orders.push(...page.items);
    ({ cursor } = page);
  } while (cursor !== undefined);
  return orders;
};

/** Goods wait until someone has approved them; codes are approved by being made. */
const canBePacked = ({ kind, state }: Order): boolean => kind !== "inventory_order" || state === "approved";

const oldestFirst = (one: Order, other: Order): number => one.createdAt.localeCompare(other.createdAt);

/** Everything that can be packed now, the oldest first. */
export const waitingQuery = queryOptions({
  queryKey: adminQueryKeys.adminOrders.waiting,
  queryFn: async ({ signal }): Promise<readonly Order[]> => {
    const found = await Promise.all(waitingStates.map((state) => inState(state, signal)));
    // One that moved on in between is in two of the lists.
    const once = new Map(found.flat().map((order) => [order.orderNumber, order]));
    return Array.from(once.values()).filter(canBePacked).toSorted(oldestFirst);
  },
});

/** How many codes are still to be made for an order. Goods have none. */
export const lackingCodes = ({ kind, count, linked }: Order): number =>
  kind === "inventory_order" ? 0 : Math.max(0, count - linked);
