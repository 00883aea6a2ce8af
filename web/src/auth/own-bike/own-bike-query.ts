import { queryOptions } from "@tanstack/react-query";
import { bikeRoutes } from "#contract/bikes.ts";
import { createClient } from "#web/api/client.ts";
import { getAccessToken } from "../session.ts";

const client = createClient(bikeRoutes, { token: getAccessToken });

/** One of one's own bikes. */
export const ownBikeQuery = (bikeId: string) =>
  queryOptions({
    queryKey: ["bikes", "one", bikeId],
    queryFn: ({ signal }) => client.getBike({ params: { bikeId } }, { signal }),
  });
