import { queryOptions } from "@tanstack/react-query";
import { bikeRoutes } from "#contract/bikes.ts";
import { queryKeys } from "#web/api/query-keys.ts";
import { createClient } from "#web/api/client.ts";
import { getAccessToken } from "#web/auth/session.ts";

const client = createClient(bikeRoutes, { token: getAccessToken });

/** The ids of one's own bikes, the stolen ones first. More than a page of them hardly anybody has, and the server knows them all. */
export const ownBikeIds = queryOptions({
  queryKey: queryKeys.bikes.ownIds,
  queryFn: async ({ signal }) => {
    const { items } = await client.listBikes({ query: { sort: "status", limit: 50 } }, { signal });
    return items.map(({ id }) => id);
  },
});
