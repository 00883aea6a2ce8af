import { useQuery, queryOptions } from "@tanstack/react-query";
import { useSession, getAccessToken } from "#web/platform/auth/session.ts";
import { bikeRoutes } from "#contract/bikes/bikes.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { createClient } from "#web/platform/api/client.ts";
import { readAll } from "#web/platform/api/read-all.ts";

const client = createClient(bikeRoutes, { token: getAccessToken });

const ownBikeIds = queryOptions({
  queryKey: queryKeys.bikes.ownIds,
  queryFn: async ({ signal }) => {
    const bikes = await readAll((cursor) => client.listBikes({ query: { limit: 50, cursor } }, { signal }));
    return bikes.map(({ id }) => id);
  },
});

/** Undefined until known; strangers and stores own none. */
export const useIsOwnBike = (bikeId: string | undefined): boolean | undefined => {
  const session = useSession();
  const canOwn = session.state === "signed-in" && session.role === "customer";
  const { data, isError } = useQuery({ ...ownBikeIds, enabled: canOwn && bikeId !== undefined });
  if (!canOwn || bikeId === undefined || isError) return false;
  return data?.includes(bikeId);
};
