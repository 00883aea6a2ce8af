import { useMutation, useQueryClient } from "@tanstack/react-query";
import { adminQueryKeys } from "#web/api/admin-query-keys.ts";

/** Changes a bug. Whatever comes of it, the page then shows how it stands: someone else may have been faster. */
export const useBugChange = <Change>(bugId: string, change: (to: Change) => Promise<unknown>) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: adminQueryKeys.bugs.one(bugId) }),
        queries.invalidateQueries({ queryKey: adminQueryKeys.bugs.lists }),
      ]),
  });
};
