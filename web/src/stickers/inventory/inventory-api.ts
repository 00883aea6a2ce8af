import { pagedQuery } from "#web/platform/api/paged-query.ts";
import { queryOptions } from "@tanstack/react-query";
import { adminCodeRoutes } from "#contract/stickers/admin-codes.ts";
import { adminOrderRoutes, type Order } from "#contract/stickers/orders/admin-orders.ts";
import { inventoryRoutes } from "#contract/stickers/inventory.ts";
import { rollRoutes } from "#contract/stickers/rolls.ts";
import { storeRoutes } from "#contract/shops/stores.ts";
import { adminQueryKeys } from "#web/platform/api/admin-query-keys.ts";
import { createClient } from "#web/platform/api/client.ts";
import { readAll } from "#web/platform/api/read-all.ts";
import { getAccessToken } from "#web/platform/auth/session.ts";

export const inventoryClient = createClient(
  { ...adminCodeRoutes, ...adminOrderRoutes, ...inventoryRoutes, ...rollRoutes, ...storeRoutes },
  { token: getAccessToken },
);

export const runsQuery = pagedQuery(adminQueryKeys.inventory.runs, (cursor, signal) =>
  inventoryClient.listRuns({ query: { cursor } }, { signal }),
);

export const inventoryQuery = pagedQuery(adminQueryKeys.inventory.pools, (cursor, signal) =>
  inventoryClient.listInventory({ query: { cursor, limit: 50 } }, { signal }),
);

export const rollQuery = (rollId: string) =>
  queryOptions({
    queryKey: adminQueryKeys.inventory.roll(rollId),
    queryFn: ({ signal }) => inventoryClient.getRoll({ params: { rollId } }, { signal }),
  });

export const foundCodesQuery = (part: string) =>
  pagedQuery(adminQueryKeys.inventory.codes(part), (cursor, signal) =>
    inventoryClient.findCodes({ query: { part, cursor } }, { signal }),
  );

export const codeQuery = (uid: string) =>
  queryOptions({
    queryKey: adminQueryKeys.inventory.code(uid),
    queryFn: ({ signal }) => inventoryClient.getCode({ params: { uid } }, { signal }),
  });

const storeOrdersIn = (state: "pending" | "approved", signal: AbortSignal): Promise<Order[]> =>
  readAll((cursor) =>
    inventoryClient.listOrders({ query: { party: "store", state, limit: 50, cursor } }, { signal }),
  );

/** Store orders that lack codes, oldest first. Making the first codes approves an order, so approved ones can lack some too. */
export const waitingCodesQuery = queryOptions({
  queryKey: adminQueryKeys.adminOrders.waitingCodes,
  queryFn: async ({ signal }) => {
    const orders = await Promise.all([storeOrdersIn("pending", signal), storeOrdersIn("approved", signal)]);
    return orders
      .flat()
      .flatMap((order) => (order.kind === "qr_order" && order.linked < order.count ? [order] : []))
      .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt));
  },
});

export const changesQuery = pagedQuery(adminQueryKeys.inventory.changes, (cursor, signal) =>
  inventoryClient.listInventoryChanges({ query: { cursor } }, { signal }),
);

export const storesQuery = pagedQuery(adminQueryKeys.inventory.stores, (cursor, signal) =>
  inventoryClient.listStores({ query: { cursor, limit: 50 } }, { signal }),
);
