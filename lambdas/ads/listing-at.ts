import { type ListingState, daysListed } from "#contract/ads/listings.ts";
import { move } from "#lambdas/platform/http/move.ts";
import type { ListingItem } from "#lambdas/ads/items/listing.ts";
import { lists } from "#lambdas/platform/table/keys.ts";
import { type ListingMove, isGone, listingMoves } from "./moves.ts";

const dayMilliseconds = 24 * 60 * 60 * 1000;

type Timed = Pick<ListingItem, "state" | "endsAt">;

/** The state at this time: an ad expires at once, although the job that records it runs at night. */
export const stateAt = ({ state, endsAt }: Timed, now: Date): ListingState =>
  !isGone(state) && endsAt <= now.toISOString() ? "expired" : state;

/** Returns the state after a move, or throws its problem. */
export const movedState = (listing: Timed, name: ListingMove, now: Date): ListingState =>
  // Expiry starts from the stored state; other moves see an overdue ad as expired.
  move(listingMoves[name], name === "expire" ? listing.state : stateAt(listing, now));

export const timeFrom = (now: Date): Pick<ListingItem, "listedAt" | "endsAt"> => ({
  listedAt: now.toISOString(),
  endsAt: new Date(now.getTime() + daysListed * dayMilliseconds).toISOString(),
});

/** Index keys for the nightly job: open ads by their end, expired ones until they are forgotten. */
export const dueIndex = ({ id, endsAt, state }: Pick<ListingItem, "id" | "endsAt" | "state">) => ({
  gsi2pk: state === "expired" ? lists.expiredListings() : lists.openListings(),
  gsi2sk: `${endsAt}#${id}`,
});
