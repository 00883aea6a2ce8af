import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { adminQueryKeys } from "#web/platform/api/admin-query-keys.ts";
import { isConflict } from "#web/platform/api/is-conflict.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { useToast } from "#web/platform/ui/use-toast.ts";
import { bikeQuery } from "#web/office/bikes/bike-api.ts";

export const useBikeAct = (
  bikeId: string,
  act: (reason: string) => Promise<unknown>,
  { done, onDone }: { readonly done: string; readonly onDone: () => void },
) => {
  const { t } = useTranslation();
  const toast = useToast();
  const queries = useQueryClient();
  const refresh = async (): Promise<void> => {
    await queries.invalidateQueries({ queryKey: adminQueryKeys.bikeAdmin.lists });
    await queries.invalidateQueries(bikeQuery(bikeId));
  };
  const { mutate, isPending, error } = useMutation({
    mutationFn: act,
    onSuccess: async () => {
      toast.success(done);
      onDone();
      await refresh();
    },
    onError: async (refused) => {
      if (!isConflict(refused)) return;
      toast.error(failureText(refused) || t(($) => $.bikeAdmin.bike.failed));
      await refresh();
    },
  });
  return { decide: mutate, busy: isPending, failure: error === null ? undefined : failureText(error) };
};
