import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { queryKeys } from "#web/platform/api/query-keys.ts";

/** Refetches everything that a payment or refund changes: purchases, balance, history and the store's till. */
export const useRefreshPurchases = (): (() => Promise<unknown>) => {
  const queries = useQueryClient();
  return useCallback(
    () =>
      Promise.all(
        [queryKeys.purchases.all, queryKeys.account.me, queryKeys.points.all, queryKeys.sales.all].map(
          (queryKey) => queries.invalidateQueries({ queryKey }),
        ),
      ),
    [queries],
  );
};
