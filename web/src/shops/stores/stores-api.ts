import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { partnerRoutes } from "#contract/shops/partners.ts";
import { storeRoutes } from "#contract/shops/stores.ts";
import { adminQueryKeys } from "#web/platform/api/admin-query-keys.ts";
import { createClient } from "#web/platform/api/client.ts";
import { getAccessToken } from "#web/platform/auth/session.ts";

export const storesClient = createClient({ ...storeRoutes, ...partnerRoutes }, { token: getAccessToken });

const limit = 20;
type Cursor = string | undefined;
type Fetching = { pageParam: Cursor; signal: AbortSignal };

export const storesQuery = (text: string) =>
  infiniteQueryOptions({
    queryKey: adminQueryKeys.stores.list(text),
    queryFn: ({ pageParam: cursor, signal }: Fetching) =>
      text === ""
        ? storesClient.listStores({ query: { limit, cursor } }, { signal })
        : storesClient.findStores({ body: { limit, cursor, text } }, { signal }),
    initialPageParam: undefined,
    getNextPageParam: ({ cursor }): Cursor => cursor,
  });

export const storeQuery = (storeId: string) =>
  queryOptions({
    queryKey: adminQueryKeys.stores.one(storeId),
    queryFn: ({ signal }) => storesClient.getStore({ params: { storeId } }, { signal }),
  });
