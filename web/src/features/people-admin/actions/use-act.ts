import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { ProblemError } from "#web/api/errors.ts";
import { useToast } from "#web/ui/use-toast.ts";
import { personQuery } from "../people-api.ts";

/** Someone else has changed what the page shows: it shows how it stands. */
const isOutdated = (error: Error): boolean => error instanceof ProblemError && error.status === 409;

/** Does something, and shows the person as they are afterwards. */
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
      if (isOutdated(error)) await refresh();
    },
  });
};
