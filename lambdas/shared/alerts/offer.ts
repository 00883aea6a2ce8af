import type { AlertKind } from "#contract/alerts.ts";
import type { Action } from "#lambdas/shared/table/actions.ts";
import type { Terms } from "#lambdas/shared/search-index/terms.ts";

/** Something that alerts may be waiting for, as far as the public may know of it. */
export type Offer = {
  readonly kind: AlertKind;
  /** The theft or the ad: the person who was told of it is not told again. */
  readonly id: string;
  readonly bikeId: string;
  readonly ownerId: string;
  /** What the public calls the bike. */
  readonly title: string;
  /** As lists are named after them, without the city. */
  readonly terms: Omit<Terms, "city">;
  /** The same of the towns it belongs to, two at most. */
  readonly towns: readonly string[];
  readonly electric: boolean;
  /** Whole kronor. */
  readonly price?: number | undefined;
  readonly words: readonly string[];
};

/** That an offer still stands, in whatever transaction tells someone of it. */
export type StandingOffer = Offer & { readonly stands: Action };
