import { queryOptions } from "@tanstack/react-query";
import { staffRoutes } from "#contract/staff.ts";
import { createClient } from "#web/api/client.ts";
import { queryKeys } from "#web/api/query-keys.ts";
import { getAccessToken } from "#web/auth/session.ts";

const client = createClient(staffRoutes, { token: getAccessToken });

/** The stores that the person works in. */
export const workplacesQuery = queryOptions({
  queryKey: queryKeys.workplaces.all,
  queryFn: ({ signal }) => client.listWorkplaces({}, { signal }),
  staleTime: 60_000,
});

export const changeWorkplace = (storeId: string) => client.changeWorkplace({ body: { storeId } });
