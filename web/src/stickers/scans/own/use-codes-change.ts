import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { BikeCodes } from "#contract/stickers/bike-codes.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { useToast } from "#web/platform/ui/use-toast.ts";
import { bikeCodesQuery } from "./bike-codes-api.ts";

/** Changes the codes of a bike, and refetches the bike and the pages of its codes. */
export const useCodesChange = <Input>(
  bikeId: string,
  change: (input: Input) => Promise<BikeCodes>,
  onDone: (input: Input) => string,
) => {
  const queries = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: change,
    onSuccess: async (codes, input) => {
      queries.setQueryData(bikeCodesQuery(bikeId).queryKey, codes);
      toast.success(onDone(input));
      await Promise.all([
        queries.invalidateQueries({ queryKey: queryKeys.bikes.one(bikeId) }),
        queries.invalidateQueries({ queryKey: queryKeys.qr.all }),
      ]);
    },
  });
};
