import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { queryKeys } from "#web/api/query-keys.ts";

/** Fetches again what a payment or a refund changes: purchases, the balance and its history, and what a store can register. */
export const useFreshPurchases = (): (() => Promise<unknown>) => {
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
