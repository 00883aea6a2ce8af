import { queryOptions } from "@tanstack/react-query";
import { pointsRoutes } from "#contract/points/purchases.ts";
import { queryKeys } from "#web/api/query-keys.ts";
import { createClient } from "#web/api/client.ts";
import { getAccessToken } from "#web/auth/session.ts";

const client = createClient({ listPackages: pointsRoutes.listPackages }, { token: getAccessToken });

/** What points are sold for. */
export const packagesQuery = queryOptions({
  queryKey: queryKeys.pointsPackages.all,
  queryFn: ({ signal }) => client.listPackages({}, { signal }),
});
