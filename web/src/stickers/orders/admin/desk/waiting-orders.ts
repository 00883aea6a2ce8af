import { queryOptions } from "@tanstack/react-query";
import type { Order } from "#contract/stickers/orders/admin-orders.ts";
import type { OrderState } from "#contract/stickers/orders/machine.ts";
import { adminQueryKeys } from "#web/platform/api/admin-query-keys.ts";
import { readAll } from "#web/platform/api/read-all.ts";
import { ordersClient } from "#web/stickers/orders/admin/orders-api.ts";

/** Letters in one round; the rest wait for the next. */
export const maxLetters = 100;

const waitingStates = ["pending", "approved", "qr_linked"] as const satisfies readonly OrderState[];

const inState = (state: OrderState, signal: AbortSignal): Promise<Order[]> =>
  readAll((cursor) => ordersClient.listOrders({ query: { state, limit: 50, cursor } }, { signal }));

/** Goods must be approved first; making codes approves an order of codes. */
const canBePacked = ({ kind, state }: Order): boolean => kind !== "inventory_order" || state === "approved";

const oldestFirst = (one: Order, other: Order): number => one.createdAt.localeCompare(other.createdAt);

/** All orders that can be packed now, oldest first. */
export const waitingQuery = queryOptions({
  queryKey: adminQueryKeys.adminOrders.waiting,
  queryFn: async ({ signal }): Promise<readonly Order[]> => {
    const lists = await Promise.all(waitingStates.map((state) => inState(state, signal)));
    // An order that moved between the requests can be in two lists.
    const once = new Map(lists.flat().map((order) => [order.orderNumber, order]));
    return Array.from(once.values()).filter(canBePacked).toSorted(oldestFirst);
  },
});

/** The number of codes still to be made; none for goods. */
export const lackingCodes = ({ kind, count, linked }: Order): number =>
  kind === "inventory_order" ? 0 : Math.max(0, count - linked);
