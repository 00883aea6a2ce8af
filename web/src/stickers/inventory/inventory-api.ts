import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
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

type Cursor = string | undefined;
type Paged = { readonly cursor?: string | undefined };
type Fetching = { pageParam: Cursor; signal: AbortSignal };

const paging = { initialPageParam: undefined, getNextPageParam: ({ cursor }: Paged): Cursor => cursor };

export const runsQuery = infiniteQueryOptions({
  queryKey: adminQueryKeys.inventory.runs,
  queryFn: ({ pageParam, signal }: Fetching) =>
    inventoryClient.listRuns({ query: { cursor: pageParam } }, { signal }),
  ...paging,
});

export const inventoryQuery = infiniteQueryOptions({
  queryKey: adminQueryKeys.inventory.pools,
  queryFn: ({ pageParam, signal }: Fetching) =>
    inventoryClient.listInventory({ query: { cursor: pageParam, limit: 50 } }, { signal }),
  ...paging,
});

export const rollQuery = (rollId: string) =>
  queryOptions({
    queryKey: adminQueryKeys.inventory.roll(rollId),
    queryFn: ({ signal }) => inventoryClient.getRoll({ params: { rollId } }, { signal }),
  });

export const foundCodesQuery = (part: string) =>
  infiniteQueryOptions({
    queryKey: adminQueryKeys.inventory.codes(part),
    queryFn: ({ pageParam, signal }: Fetching) =>
      inventoryClient.findCodes({ query: { part, cursor: pageParam } }, { signal }),
    ...paging,
  });

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

export const changesQuery = infiniteQueryOptions({
  queryKey: adminQueryKeys.inventory.changes,
  queryFn: ({ pageParam, signal }: Fetching) =>
    inventoryClient.listInventoryChanges({ query: { cursor: pageParam } }, { signal }),
  ...paging,
});

export const storesQuery = infiniteQueryOptions({
  queryKey: adminQueryKeys.inventory.stores,
  queryFn: ({ pageParam, signal }: Fetching) =>
    inventoryClient.listStores({ query: { cursor: pageParam, limit: 50 } }, { signal }),
  ...paging,
});
