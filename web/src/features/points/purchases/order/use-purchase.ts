import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef } from "react";
import type { PointsPackage, Quote } from "#contract/points/purchases.ts";
import { ProblemError } from "#web/api/errors.ts";
import { failureText } from "#web/api/failure-text.ts";
import { wantedLocation } from "#web/auth/next-location.ts";
import { packagesQuery } from "#web/shared/points/packages-query.ts";
import { pointsApi, purchasesQuery } from "#web/features/points/points-api.ts";
import { goToPayment } from "./go-to-payment.ts";

type Wish = {
  readonly packageId: string;
  readonly price: number;
  readonly points: number;
  readonly code?: string;
  readonly next?: string;
};

const wishFor = (offer: PointsPackage, quote: Quote | undefined): Wish => {
  const next = wantedLocation(location.search, location.origin);
  return {
    packageId: offer.id,
    price: quote?.price ?? offer.price,
    points: quote?.points ?? offer.points,
    ...(quote?.code !== undefined && { code: quote.code }),
    ...(next !== undefined && { next }),
  };
};

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
    of: (wish: Wish): string => {
      const name = JSON.stringify(wish);
      const key = keys.current.get(name) ?? crypto.randomUUID();
      keys.current.set(name, key);
      return key;
    },
    forget: () => keys.current.clear(),
  };
};

/** Begins a purchase and leads to the payment page. */
export const usePurchase = (offer: PointsPackage, quote: Quote | undefined) => {
  const queries = useQueryClient();
  const keys = useKeys();
  const wish = wishFor(offer, quote);
  const { mutate, isPending, isSuccess, error, variables, reset } = useMutation({
    mutationFn: (body: Wish) =>
      pointsApi.buyPoints({ body: { ...body, beginAtOnce: true } }, { idempotencyKey: keys.of(body) }),
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
    void queries.invalidateQueries({ queryKey: purchasesQuery.queryKey });
  }, [reset, queries]);
  useComingBack(back);
  const isOfThis = JSON.stringify(variables) === JSON.stringify(wish);
  return {
    buy: () => mutate(wish),
    /** Also while the payment page is on its way. */
    busy: isPending || isSuccess,
    failure: error === null || !isOfThis ? undefined : failureText(error),
  };
};
