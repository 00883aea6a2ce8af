import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Me } from "#contract/accounts.ts";
import { meQuery } from "#web/auth/me-query.ts";

/** Changes the account. What the API answers is the account in every corner of the page from then on; before that nothing changes. */
export const useAccountChange = <Wish>(change: (wish: Wish) => Promise<Me>) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async (me) => {
      // An older answer still under way must not come after this one.
      await queries.cancelQueries({ queryKey: meQuery.queryKey });
      queries.setQueryData(meQuery.queryKey, me);
    },
  });
};
