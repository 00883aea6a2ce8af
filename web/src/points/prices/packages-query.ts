import { queryOptions } from "@tanstack/react-query";
import { pointsRoutes } from "#contract/points/purchases.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { createClient } from "#web/platform/api/client.ts";
import { getAccessToken } from "#web/platform/auth/session.ts";

const client = createClient({ listPackages: pointsRoutes.listPackages }, { token: getAccessToken });

export const packagesQuery = queryOptions({
  queryKey: queryKeys.pointsPackages.all,
  queryFn: ({ signal }) => client.listPackages({}, { signal }),
});
