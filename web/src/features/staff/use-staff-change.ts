import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Staff } from "#contract/staff.ts";
import { failureText } from "#web/api/failure-text.ts";
import { queryKeys } from "#web/api/query-keys.ts";
import { staffQuery } from "./staff-api.ts";

/** Changes who works in the store. An answer with the staff is shown at once; where another owner was faster, the page shows how it stands. */
export const useStaffChange = <Asked>(
  change: (asked: Asked) => Promise<Staff | { removed: true }>,
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
