import { useMutation, useQueryClient } from "@tanstack/react-query";
import { adminQueryKeys } from "#web/platform/api/admin-query-keys.ts";
import { isConflict } from "#web/platform/api/is-conflict.ts";
import { failureText } from "#web/platform/api/failure-text.ts";

/** Keeps the dialog and its input open until the server accepts the decision. */
export const useAdminDecision = (send: (reason: string) => Promise<unknown>, onDone: () => void) => {
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: adminQueryKeys.bikeAdmin.lists });
  const { mutate, isPending, error } = useMutation({
    mutationFn: send,
    onSuccess: async () => {
      onDone();
      await refresh();
    },
    // Does not wait for the refetch, which removes the dialog before its failure shows.
    onError: (refused) => {
      if (isConflict(refused)) void refresh();
    },
  });
  return { decide: mutate, busy: isPending, failure: error === null ? undefined : failureText(error) };
};
