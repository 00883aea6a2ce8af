import { pagedQuery } from "#web/platform/api/paged-query.ts";
import { queryOptions } from "@tanstack/react-query";
import { adminOrderRoutes, type OrderParty } from "#contract/stickers/orders/admin-orders.ts";
import type { OrderState } from "#contract/stickers/orders/machine.ts";
import { adminQueryKeys } from "#web/platform/api/admin-query-keys.ts";
import { createClient } from "#web/platform/api/client.ts";
import { getAccessToken } from "#web/platform/auth/session.ts";

export const ordersClient = createClient(adminOrderRoutes, { token: getAccessToken });
export type OrderFilter = {
  readonly party?: OrderParty | undefined;
  readonly state?: OrderState | undefined;
};

export const ordersQuery = (filter: OrderFilter) =>
  pagedQuery(adminQueryKeys.adminOrders.list(filter), (cursor, signal) =>
    ordersClient.listOrders({ query: { ...filter, cursor } }, { signal }),
  );

export const countsQuery = queryOptions({
  queryKey: adminQueryKeys.adminOrders.counts,
  queryFn: ({ signal }) => ordersClient.countOrders({}, { signal }),
});

export const orderQuery = (orderNumber: string) =>
  queryOptions({
    queryKey: adminQueryKeys.adminOrders.one(orderNumber),
    queryFn: ({ signal }) => ordersClient.getOrder({ params: { orderNumber } }, { signal }),
  });
