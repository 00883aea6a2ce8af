import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";

/** Fetches anew what a payment or a refund changes: purchases, the balance and its history. */
export const useFreshPurchases = (): (() => Promise<unknown>) => {
  const queries = useQueryClient();
  return useCallback(
    () =>
      Promise.all(
        ["purchases", "me", "points"].map((name) => queries.invalidateQueries({ queryKey: [name] })),
      ),
    [queries],
  );
};
