import type { ListingState } from "#contract/listings.ts";
import type { Moves } from "#lambdas/shared/http/move.ts";

const over = {
  sold: { problem: "listing-sold" },
  ended: { problem: "listing-ended" },
  removed: { problem: "listing-removed" },
} as const;
const notRemoved = { problem: "ad-case-decided" } as const;
const removedOnly = {
  active: notRemoved,
  paused: notRemoved,
  sold: notRemoved,
  expired: notRemoved,
  ended: notRemoved,
} as const;
const inTime = { expired: { problem: "listing-expired" }, ...over } as const;

/** What can happen to an ad in each of its states, and what it is then. `sell`: to someone here or elsewhere. `end`: its owner takes it away, or the bike is missed or gone. `expire`: nobody has renewed it. `remove`: an administrator takes it away; `restore`: that was wrong; `close`: that stands for good. */
export const listingMoves = {
  edit: { active: { to: "active" }, paused: { to: "paused" }, ...inTime },
  pause: { active: { to: "paused" }, paused: { problem: "listing-already-paused" }, ...inTime },
  resume: { active: { problem: "listing-already-active" }, paused: { to: "active" }, ...inTime },
  renew: { active: { to: "active" }, paused: { to: "active" }, expired: { to: "active" }, ...over },
  sell: { active: { to: "sold" }, paused: { to: "sold" }, expired: { to: "sold" }, ...over },
  end: { active: { to: "ended" }, paused: { to: "ended" }, expired: { to: "ended" }, ...over },
  expire: {
    active: { to: "expired" },
    paused: { to: "expired" },
    expired: { problem: "listing-expired" },
    ...over,
  },
  remove: { active: { to: "removed" }, paused: { to: "removed" }, expired: { to: "removed" }, ...over },
  restore: { ...removedOnly, removed: { to: "active" } },
  close: { ...removedOnly, removed: { to: "ended" } },
} as const satisfies Moves<
  "edit" | "pause" | "resume" | "renew" | "sell" | "end" | "expire" | "remove" | "restore" | "close",
  ListingState
>;

export type ListingMove = keyof typeof listingMoves;

/** Whether an ad has come to its end: nothing can happen to it any more. */
export const isOver = (state: ListingState): boolean => state === "sold" || state === "ended";

/** Whether an ad is shown to nobody, for good or for as long as its removal stands. */
export const isGone = (state: ListingState): boolean => isOver(state) || state === "removed";
