import { queryOptions } from "@tanstack/react-query";
import { bikeChangeRoutes } from "#contract/bike-changes.ts";
import { theftRoutes } from "#contract/thefts.ts";
import { queryKeys } from "#web/api/query-keys.ts";
import { createClient } from "#web/api/client.ts";
import { getAccessToken } from "#web/auth/session.ts";

const settings = { token: getAccessToken };

export const theftApi = createClient(theftRoutes, settings);
export const bikeChangeApi = createClient(bikeChangeRoutes, settings);

/** What someone else does with a bike changes these as well, so they are called after bikes. */
export const theftQueries = {
  /** Newest first. */
  ofBike: (bikeId: string) =>
    queryOptions({
      queryKey: queryKeys.bikes.thefts(bikeId),
      queryFn: ({ signal }) => theftApi.listThefts({ params: { bikeId } }, { signal }),
    }),
};
