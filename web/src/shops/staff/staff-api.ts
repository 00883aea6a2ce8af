import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { staffRoutes } from "#contract/shops/staff.ts";
import { createClient } from "#web/platform/api/client.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { getAccessToken } from "#web/platform/auth/session.ts";

export const staffClient = createClient(staffRoutes, { token: getAccessToken });

export const staffQuery = queryOptions({
  queryKey: queryKeys.staff.list,
  queryFn: ({ signal }) => staffClient.listStaff({}, { signal }),
});

type Cursor = string | undefined;
type Fetching = { pageParam: Cursor; signal: AbortSignal };

export const storeLogQuery = infiniteQueryOptions({
  queryKey: queryKeys.staff.log,
  queryFn: ({ pageParam: cursor, signal }: Fetching) =>
    staffClient.listStoreLog({ query: { limit: 20, cursor } }, { signal }),
  initialPageParam: undefined,
  getNextPageParam: ({ cursor }): Cursor => cursor,
});
