import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { PackageList } from "#contract/points/campaigns.ts";
import { failureText } from "#web/api/failure-text.ts";
import { offersQuery, savePackages } from "#web/features/points/campaigns/campaigns-api.ts";

/** Puts packages into force, and says how that went. */
export const useSaveOffers = (onSaved: (list: PackageList) => void) => {
  const queries = useQueryClient();
  const { mutate, isPending, isSuccess, error, reset } = useMutation({
    mutationFn: (body: PackageList) => savePackages({ body }),
    onSuccess: (list) => {
      queries.setQueryData(offersQuery.queryKey, list);
      onSaved(list);
    },
  });
  return {
    save: (list: PackageList): void => {
      if (!isPending) mutate(list);
    },
    reset,
    busy: isPending,
    isSaved: isSuccess,
    failure: error === null ? undefined : failureText(error),
  };
};
