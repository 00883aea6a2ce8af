import type { AlertKind } from "#contract/ads/alerts.ts";
import type { Action } from "#lambdas/platform/table/actions.ts";
import type { Terms } from "#lambdas/bikes/index/terms.ts";

/** A theft or an ad that may match alerts, reduced to public facts. */
export type Offer = {
  readonly kind: AlertKind;
  /** The id of the theft or ad; each person is notified of it once. */
  readonly id: string;
  readonly bikeId: string;
  readonly ownerId: string;
  /** The public name of the bike. */
  readonly title: string;
  /** Normalised, as in the names of lists. */
  readonly terms: Omit<Terms, "city">;
  /** Normalised names of at most two towns. */
  readonly towns: readonly string[];
  readonly electric: boolean;
  /** In whole kronor. */
  readonly price?: number | undefined;
  readonly words: readonly string[];
};

/** An offer with the write condition that it is still current, for the transaction that notifies someone. */
export type StandingOffer = Offer & { readonly stands: Action };
