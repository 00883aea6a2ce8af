import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Me } from "#contract/people/accounts.ts";
import { meQuery } from "#web/platform/auth/me-query.ts";

/** Changes the account and shows the API's response everywhere; nothing changes before it arrives. */
export const useAccountChange = <Change>(change: (wanted: Change) => Promise<Me>) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async (me) => {
      // An older response must not overwrite this one.
      await queries.cancelQueries({ queryKey: meQuery.queryKey });
      queries.setQueryData(meQuery.queryKey, me);
    },
  });
};
