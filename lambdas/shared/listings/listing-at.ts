import { type ListingState, daysListed } from "#contract/listings.ts";
import { move } from "#lambdas/shared/http/move.ts";
import type { ListingItem } from "#lambdas/shared/table/items/listing.ts";
import { lists } from "#lambdas/shared/table/keys.ts";
import { type ListingMove, isGone, listingMoves } from "./moves.ts";

const dayMilliseconds = 24 * 60 * 60 * 1000;

type Timed = Pick<ListingItem, "state" | "endsAt">;

/** What an ad is at this time. The job that ends those that nobody has renewed runs at night. */
export const stateAt = ({ state, endsAt }: Timed, now: Date): ListingState =>
  !isGone(state) && endsAt <= now.toISOString() ? "expired" : state;

/** The state that a move leads to; throws where there is no such move. */
export const movedState = (listing: Timed, name: ListingMove, now: Date): ListingState =>
  // Only time itself moves one whose time is over.
  move(listingMoves[name], name === "expire" ? listing.state : stateAt(listing, now));

/** From now on an ad has all of its time. */
export const timeFrom = (now: Date): Pick<ListingItem, "listedAt" | "endsAt"> => ({
  listedAt: now.toISOString(),
  endsAt: new Date(now.getTime() + daysListed * dayMilliseconds).toISOString(),
});

/** Where an ad waits: an open one for the end of its time, one whose time is over to be renewed or forgotten. */
export const waitsFor = ({ id, endsAt, state }: Pick<ListingItem, "id" | "endsAt" | "state">) => ({
  gsi2pk: state === "expired" ? lists.expiredListings() : lists.openListings(),
  gsi2sk: `${endsAt}#${id}`,
});
