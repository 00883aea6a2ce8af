import { OrderNumber, OrderParty } from "#contract/orders/admin-orders.ts";
import { OrderState } from "#contract/orders/machine.ts";
import type { OrderFilter } from "./orders-api.ts";

/** What the address says: which orders are listed, and which one is open. */
export const filterOf = (parameters: URLSearchParams): OrderFilter => ({
  party: OrderParty.optional()
    .catch(undefined)
    .parse(parameters.get("type") ?? undefined),
  state: OrderState.optional()
    .catch(undefined)
    .parse(parameters.get("status") ?? undefined),
});

export const openOrderOf = (parameters: URLSearchParams): string | undefined =>
  OrderNumber.optional()
    .catch(undefined)
    .parse(parameters.get("order") ?? undefined);
