import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef } from "react";
import { ProblemError } from "#web/api/errors.ts";
import { failureText } from "#web/api/failure-text.ts";
import { queryKeys } from "#web/api/query-keys.ts";
import { packagesQuery } from "#web/shared/points/packages-query.ts";
import { goToPayment } from "./go-to-payment.ts";

/** A person who comes back by the browser's own button finds the page as they left it, with its button pressed. */
const useComingBack = (onBack: () => void): void => {
  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) onBack();
    };
    addEventListener("pageshow", back);
    return () => removeEventListener("pageshow", back);
  }, [onBack]);
};

/** Names a wish to the server: the same wish repeated after no answer is the same purchase, every other one another. */
const useKeys = () => {
  const keys = useRef(new Map<string, string>());
  return {
    of: (wish: object): string => {
      const name = JSON.stringify(wish);
      const key = keys.current.get(name) ?? crypto.randomUUID();
      keys.current.set(name, key);
      return key;
    },
    forget: () => keys.current.clear(),
  };
};

type Begin<Wish> = (
  wish: Wish,
  idempotencyKey: string,
) => Promise<{ readonly purchase: { readonly payAt: string } }>;

/** Begins the purchase that is wished for and leads to the payment page. */
export const useBeginPayment = <Wish extends object>(begin: Begin<Wish>) => {
  const queries = useQueryClient();
  const keys = useKeys();
  const { mutate, isPending, isSuccess, error, variables, reset } = useMutation({
    mutationFn: (wish: Wish) => begin(wish, keys.of(wish)),
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
  useComingBack(back);
  return {
    buy: (wish: Wish) => mutate(wish),
    /** Also while the payment page is on its way. */
    busy: isPending || isSuccess,
    /** Why this very wish came to nothing. */
    failureOf: (wish: Wish): string | undefined =>
      error === null || JSON.stringify(variables) !== JSON.stringify(wish) ? undefined : failureText(error),
  };
};
