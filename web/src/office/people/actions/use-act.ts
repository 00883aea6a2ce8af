import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { failureText } from "#web/platform/api/failure-text.ts";
import { isConflict } from "#web/platform/api/is-conflict.ts";
import { useToast } from "#web/platform/ui/use-toast.ts";
import { personQuery } from "#web/office/people/people-api.ts";

/** Runs an action and refetches the person. The API does not log this refetch as a view. */
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
      if (!isConflict(error)) return;
      // The form disappears if a colleague has done the same, or the hour is over, so the failure is a toast.
      toast.error(failureText(error));
      await refresh();
    },
  });
};
