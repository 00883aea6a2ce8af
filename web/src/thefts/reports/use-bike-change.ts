import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { OwnBike } from "#contract/bikes/bikes.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { ownBikeQuery } from "#web/bikes/own-bike/own-bike-query.ts";

/** Shows the server's response; nothing changes before that. */
export const useBikeChange = <Wish>(bikeId: string, change: (wish: Wish) => Promise<OwnBike>) => {
  const queries = useQueryClient();
  const { queryKey } = ownBikeQuery(bikeId);
  return useMutation({
    mutationFn: change,
    onSuccess: async (bike) => {
      // An older response must not overwrite this one.
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, bike);
      void queries.invalidateQueries({ queryKey: queryKeys.bikes.all });
    },
    // The bike may have changed elsewhere.
    onError: async () => queries.invalidateQueries({ queryKey: queryKeys.bikes.all }),
  });
};
