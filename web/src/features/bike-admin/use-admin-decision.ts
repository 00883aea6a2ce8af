import { useMutation, useQueryClient } from "@tanstack/react-query";
import { adminQueryKeys } from "#web/api/admin-query-keys.ts";
import { isConflict } from "#web/api/is-conflict.ts";
import { failureText } from "#web/api/failure-text.ts";

/** A decision that changes the lists. The dialog stays open, and keeps what is typed, until it has gone through. */
export const useAdminDecision = (send: (reason: string) => Promise<unknown>, onDone: () => void) => {
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: adminQueryKeys.bikeAdmin.lists });
  const { mutate, isPending, error } = useMutation({
    mutationFn: send,
    onSuccess: async () => {
      onDone();
      await refresh();
    },
    onError: async (refused) => {
      if (isConflict(refused)) await refresh();
    },
  });
  return { decide: mutate, busy: isPending, failure: error === null ? undefined : failureText(error) };
};
