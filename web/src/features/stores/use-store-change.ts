import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { OpenedStore } from "#contract/stores.ts";
import { adminQueryKeys } from "#web/api/admin-query-keys.ts";
import { failureText } from "#web/api/failure-text.ts";
import { storeQuery } from "./stores-api.ts";

/** What an administrator changes of a store. Where someone else was faster, the page shows how it stands. */
export const useStoreChange = <Asked>(
  storeId: string,
  change: (asked: Asked) => Promise<OpenedStore>,
  onDone: () => void,
) => {
  const queries = useQueryClient();
  const { queryKey } = storeQuery(storeId);
  const { mutate, isPending, error } = useMutation({
    mutationFn: change,
    onSuccess: async (now) => {
      queries.setQueryData(queryKey, now);
      onDone();
      await queries.invalidateQueries({ queryKey: adminQueryKeys.stores.lists });
    },
    onError: () => queries.invalidateQueries({ queryKey }),
  });
  return { change: mutate, busy: isPending, failure: error === null ? undefined : failureText(error) };
};
