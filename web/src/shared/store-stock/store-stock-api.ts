import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { inventoryRoutes } from "#contract/inventory.ts";
import { storeOrderRoutes } from "#contract/orders/store-orders.ts";
import { createClient } from "#web/api/client.ts";
import { queryKeys } from "#web/api/query-keys.ts";
import { getAccessToken } from "#web/auth/session.ts";

const client = createClient({ ...inventoryRoutes, ...storeOrderRoutes }, { token: getAccessToken });

export const { placeStoreOrder } = client;

export const storeInventoryQuery = queryOptions({
  queryKey: queryKeys.storeInventory.all,
  queryFn: ({ signal }) => client.getStoreInventory({}, { signal }),
});

type Cursor = string | undefined;
type Paged = { readonly cursor?: string | undefined };

export const storeOrdersQuery = infiniteQueryOptions({
  queryKey: queryKeys.storeOrders.all,
  queryFn: ({ pageParam, signal }: { pageParam: Cursor; signal: AbortSignal }) =>
    client.listStoreOrders({ query: { cursor: pageParam } }, { signal }),
  initialPageParam: undefined,
  getNextPageParam: ({ cursor }: Paged): Cursor => cursor,
});
