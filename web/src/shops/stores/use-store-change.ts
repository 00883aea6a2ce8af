import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { OpenedStore } from "#contract/shops/stores.ts";
import { adminQueryKeys } from "#web/platform/api/admin-query-keys.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { storeQuery } from "./stores-api.ts";

/** After a failure it reloads the store, which another administrator may have changed. */
export const useStoreChange = <Input>(
  storeId: string,
  change: (input: Input) => Promise<OpenedStore>,
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
