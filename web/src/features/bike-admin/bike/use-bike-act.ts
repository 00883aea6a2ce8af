import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { adminQueryKeys } from "#web/api/admin-query-keys.ts";
import { isConflict } from "#web/api/is-conflict.ts";
import { failureText } from "#web/api/failure-text.ts";
import { useToast } from "#web/ui/use-toast.ts";
import { bikeQuery } from "../bike-api.ts";

/** Does something with a bike for a reason, and shows it as it is afterwards. */
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
