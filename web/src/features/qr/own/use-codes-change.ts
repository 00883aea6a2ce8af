import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { BikeCodes } from "#contract/bike-codes.ts";
import { queryKeys } from "#web/api/query-keys.ts";
import { useToast } from "#web/ui/use-toast.ts";
import { bikeCodesQuery } from "./bike-codes-api.ts";

/** Changes the codes of a bike: the list is what the answer says, and where they lead is asked for again. */
export const useCodesChange = <Asked>(
  bikeId: string,
  change: (asked: Asked) => Promise<BikeCodes>,
  onDone: (asked: Asked) => string,
) => {
  const queries = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: change,
    onSuccess: async (codes, asked) => {
      queries.setQueryData(bikeCodesQuery(bikeId).queryKey, codes);
      toast.success(onDone(asked));
      await Promise.all([
        queries.invalidateQueries({ queryKey: queryKeys.bikes.one(bikeId) }),
        queries.invalidateQueries({ queryKey: queryKeys.qr.all }),
      ]);
    },
  });
};
