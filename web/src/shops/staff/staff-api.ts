import { pagedQuery } from "#web/platform/api/paged-query.ts";
import { queryOptions } from "@tanstack/react-query";
import { staffRoutes } from "#contract/shops/staff.ts";
import { createClient } from "#web/platform/api/client.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { getAccessToken } from "#web/platform/auth/session.ts";

export const staffClient = createClient(staffRoutes, { token: getAccessToken });

export const staffQuery = queryOptions({
  queryKey: queryKeys.staff.list,
  queryFn: ({ signal }) => staffClient.listStaff({}, { signal }),
});

export const storeLogQuery = pagedQuery(queryKeys.staff.log, (cursor, signal) =>
  staffClient.listStoreLog({ query: { limit: 20, cursor } }, { signal }),
);
