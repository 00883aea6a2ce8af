import { pagedQuery } from "#web/platform/api/paged-query.ts";
import { queryOptions } from "@tanstack/react-query";
import { inventoryRoutes } from "#contract/stickers/inventory.ts";
import { storeOrderRoutes } from "#contract/stickers/orders/store-orders.ts";
import { createClient } from "#web/platform/api/client.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { getAccessToken } from "#web/platform/auth/session.ts";

const client = createClient({ ...inventoryRoutes, ...storeOrderRoutes }, { token: getAccessToken });

export const { placeStoreOrder, cancelStoreOrder, receiveStoreOrder } = client;

export const storeInventoryQuery = queryOptions({
  queryKey: queryKeys.storeInventory.all,
  queryFn: ({ signal }) => client.getStoreInventory({}, { signal }),
});

export const storeOrdersQuery = pagedQuery(queryKeys.storeOrders.all, (cursor, signal) =>
  client.listStoreOrders({ query: { cursor } }, { signal }),
);
