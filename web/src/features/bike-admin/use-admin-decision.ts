import { useMutation, useQueryClient } from "@tanstack/react-query";
import { adminQueryKeys } from "#web/api/admin-query-keys.ts";
import { ProblemError } from "#web/api/errors.ts";
import { failureText } from "#web/api/failure-text.ts";

/** The server decides whether it was too late; then the lists show how it stands. */
const isRefusal = (error: Error): boolean => error instanceof ProblemError && error.status === 409;

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
      if (isRefusal(refused)) await refresh();
    },
  });
  return { decide: mutate, busy: isPending, failure: error === null ? undefined : failureText(error) };
};
