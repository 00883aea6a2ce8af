import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef } from "react";
import { ProblemError } from "#web/platform/api/errors.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { packagesQuery } from "#web/points/prices/packages-query.ts";
import { goToPayment } from "./go-to-payment.ts";

/** Runs when the back button restores the page from the browser's cache, still in its busy state. */
const usePageRestored = (onRestored: () => void): void => {
  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) onRestored();
    };
    addEventListener("pageshow", back);
    return () => removeEventListener("pageshow", back);
  }, [onRestored]);
};

/** Keeps one idempotency key per order, so that a retry of the same order is the same purchase. */
const useKeys = () => {
  const keys = useRef(new Map<string, string>());
  return {
    of: (order: object): string => {
      const name = JSON.stringify(order);
      const key = keys.current.get(name) ?? crypto.randomUUID();
      keys.current.set(name, key);
      return key;
    },
    forget: () => keys.current.clear(),
  };
};

type Begin<Order> = (
  order: Order,
  idempotencyKey: string,
) => Promise<{ readonly purchase: { readonly payAt: string } }>;

export const useBeginPayment = <Order extends object>(begin: Begin<Order>) => {
  const queries = useQueryClient();
  const keys = useKeys();
  const { mutate, isPending, isSuccess, error, variables, reset } = useMutation({
    mutationFn: (order: Order) => begin(order, keys.of(order)),
    onSuccess: ({ purchase }) => {
      keys.forget();
      goToPayment(purchase.payAt);
    },
    onError: async (refused) => {
      if (!(refused instanceof ProblemError)) return;
      keys.forget();
      if (refused.status < 500) await queries.invalidateQueries({ queryKey: packagesQuery.queryKey });
    },
  });
  const back = useCallback(() => {
    reset();
    void queries.invalidateQueries({ queryKey: queryKeys.purchases.all });
  }, [reset, queries]);
  usePageRestored(back);
  return {
    buy: (order: Order) => mutate(order),
    /** Stays true while the payment page loads. */
    busy: isPending || isSuccess,
    /** The failure of this order only; another choice has none. */
    failureOf: (order: Order): string | undefined =>
      error === null || JSON.stringify(variables) !== JSON.stringify(order) ? undefined : failureText(error),
  };
};
