import { queryOptions } from "@tanstack/react-query";
import { theftRoutes } from "#contract/thefts.ts";
import { createClient } from "#web/api/client.ts";
import { queryKeys } from "#web/api/query-keys.ts";

/** Everybody may see it, so nobody's token goes along. */
const open = createClient(theftRoutes, { token: async () => undefined });

export const stolenBikeQuery = (bikeId: string) =>
  queryOptions({
    queryKey: queryKeys.stolenBikes.one(bikeId),
    queryFn: ({ signal }) => open.getStolenBike({ params: { bikeId } }, { signal }),
  });
