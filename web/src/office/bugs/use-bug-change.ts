import { useMutation, useQueryClient } from "@tanstack/react-query";
import { adminQueryKeys } from "#web/platform/api/admin-query-keys.ts";

/** Refetches after errors too, because someone else may have acted first. */
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
