import type { PointsPackage, Quote } from "#contract/points/purchases.ts";
import { wantedLocation } from "#web/auth/next-location.ts";
import { pointsApi } from "#web/features/points/points-api.ts";
import { useBeginPayment } from "./use-begin-payment.ts";

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

/** Begins a purchase and leads to the payment page. */
export const usePurchase = (offer: PointsPackage, quote: Quote | undefined) => {
  const wish = wishFor(offer, quote);
  const { buy, busy, failureOf } = useBeginPayment((body: Wish, idempotencyKey) =>
    pointsApi.buyPoints({ body: { ...body, beginAtOnce: true } }, { idempotencyKey }),
  );
  return { buy: () => buy(wish), busy, failure: failureOf(wish) };
};
