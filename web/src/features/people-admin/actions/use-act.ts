import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { isConflict } from "#web/api/is-conflict.ts";
import { useToast } from "#web/ui/use-toast.ts";
import { personQuery } from "../people-api.ts";

/** Does something, and shows the person as they are afterwards; the API knows that this is no new look at them. */
export const useAct = <Input>(
  accountId: string,
  act: (input: Input) => Promise<unknown>,
  onDone: () => void,
) => {
  const { t } = useTranslation();
  const toast = useToast();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries(personQuery(accountId));
  return useMutation({
    mutationFn: act,
    onSuccess: async () => {
      toast.success(t(($) => $.peopleAdmin.acts.done));
      onDone();
      await refresh();
    },
    onError: async (error) => {
      if (isConflict(error)) await refresh();
    },
  });
};
