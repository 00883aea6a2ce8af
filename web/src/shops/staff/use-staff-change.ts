import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Staff } from "#contract/shops/staff.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { staffQuery } from "./staff-api.ts";

/** Shows a returned staff list at once, and reloads it after a failure, since another owner may have changed it. */
export const useStaffChange = <Input>(
  change: (input: Input) => Promise<Staff | { removed: true }>,
  onDone: () => void,
) => {
  const queries = useQueryClient();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: change,
    onSuccess: (now) => {
      if ("items" in now) queries.setQueryData(staffQuery.queryKey, now);
      onDone();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.staff.all }),
  });
  return { change: mutate, busy: isPending, reset, failure: error === null ? undefined : failureText(error) };
};
