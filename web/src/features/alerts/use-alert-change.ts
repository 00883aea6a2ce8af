import { useMutation, useQueryClient } from "@tanstack/react-query";
import { queryKeys } from "#web/api/query-keys.ts";

/** Changes an alert; what is true then is fetched, the person who was first. */
export const useAlertChange = <Wish>(
  change: (wish: Wish) => Promise<object>,
  onDone?: (wish: Wish) => void,
) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (_answer, wish) => onDone?.(wish),
    onSettled: () =>
      Promise.all(
        [queryKeys.alerts.list, queryKeys.counts.all].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      ),
  });
};
