import { queryOptions } from "@tanstack/react-query";
import { bikeChangeRoutes } from "#contract/bikes/bike-changes.ts";
import { theftRoutes } from "#contract/thefts/thefts.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { createClient } from "#web/platform/api/client.ts";
import { getAccessToken } from "#web/platform/auth/session.ts";

const settings = { token: getAccessToken };

export const theftApi = createClient(theftRoutes, settings);
export const bikeChangeApi = createClient(bikeChangeRoutes, settings);

/** Keyed under bikes, because other people's changes to a bike affect them too. */
export const theftQueries = {
  /** Newest first. */
  ofBike: (bikeId: string) =>
    queryOptions({
      queryKey: queryKeys.bikes.thefts(bikeId),
      queryFn: ({ signal }) => theftApi.listThefts({ params: { bikeId } }, { signal }),
    }),
};
