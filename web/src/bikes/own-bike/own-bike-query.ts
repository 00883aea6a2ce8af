import { queryOptions } from "@tanstack/react-query";
import { bikeRoutes } from "#contract/bikes/bikes.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { createClient } from "#web/platform/api/client.ts";
import { getAccessToken } from "#web/platform/auth/session.ts";

const client = createClient(bikeRoutes, { token: getAccessToken });

export const ownBikeQuery = (bikeId: string) =>
  queryOptions({
    queryKey: queryKeys.bikes.one(bikeId),
    queryFn: ({ signal }) => client.getBike({ params: { bikeId } }, { signal }),
  });
