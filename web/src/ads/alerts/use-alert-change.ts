import { useMutation, useQueryClient } from "@tanstack/react-query";
import { queryKeys } from "#web/platform/api/query-keys.ts";

/** Changes an alert, then refetches it even if the change failed. */
export const useAlertChange = <Input>(
  change: (input: Input) => Promise<object>,
  onDone?: (input: Input) => void,
) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (_answer, input) => onDone?.(input),
    onSettled: () =>
      Promise.all(
        [queryKeys.alerts.list, queryKeys.counts.all].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      ),
  });
};
