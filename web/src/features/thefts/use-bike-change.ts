import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { OwnBike } from "#contract/bikes.ts";
import { queryKeys } from "#web/api/query-keys.ts";
import { ownBikeQuery } from "#web/shared/own-bike/own-bike-query.ts";

/** Changes a bike of one's own. What the register answers is shown from then on; before that nothing changes. */
export const useBikeChange = <Wish>(bikeId: string, change: (wish: Wish) => Promise<OwnBike>) => {
  const queries = useQueryClient();
  const { queryKey } = ownBikeQuery(bikeId);
  return useMutation({
    mutationFn: change,
    onSuccess: async (bike) => {
      // An older answer still under way must not come after this one.
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, bike);
      void queries.invalidateQueries({ queryKey: queryKeys.bikes.all });
    },
    // Someone may have changed the bike elsewhere: what is true is fetched.
    onError: async () => queries.invalidateQueries({ queryKey: queryKeys.bikes.all }),
  });
};
