import { queryOptions } from "@tanstack/react-query";
import { bikeRoutes } from "#contract/bikes.ts";
import { queryKeys } from "#web/api/query-keys.ts";
import { createClient } from "#web/api/client.ts";
import { getAccessToken } from "#web/auth/session.ts";

const client = createClient(bikeRoutes, { token: getAccessToken });

/** One of one's own bikes. */
export const ownBikeQuery = (bikeId: string) =>
  queryOptions({
    queryKey: queryKeys.bikes.one(bikeId),
    queryFn: ({ signal }) => client.getBike({ params: { bikeId } }, { signal }),
  });
