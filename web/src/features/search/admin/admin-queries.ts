import { infiniteQueryOptions } from "@tanstack/react-query";
import { adminSearchRoutes } from "#contract/admin-search.ts";
import { adminQueryKeys } from "#web/api/admin-query-keys.ts";
import { createClient } from "#web/api/client.ts";
import { getAccessToken } from "#web/auth/session.ts";
import type { AdminSearch } from "./admin-search.ts";

const client = createClient(adminSearchRoutes, { token: getAccessToken });
type Cursor = string | undefined;

/** Each search is written down, so none is made that nobody asked for. */
export const adminSearchQuery = (search: AdminSearch) =>
  infiniteQueryOptions({
    queryKey: adminQueryKeys.search.found(search),
    queryFn: ({ pageParam, signal }: { pageParam: Cursor; signal: AbortSignal }) =>
      client.searchAllBikes({ query: { ...search, cursor: pageParam } }, { signal }),
    initialPageParam: undefined,
    getNextPageParam: ({ cursor }): Cursor => cursor,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
