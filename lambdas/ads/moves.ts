import type { ListingState } from "#contract/ads/listings.ts";
import type { Moves } from "#lambdas/platform/http/move.ts";

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

/** Transitions of an ad. `sell`: the bike was sold. `end`: the owner ended the ad, or the bike was stolen or deleted. `expire`: nobody renewed it. `remove`: an administrator removed it. `restore`: an administrator undid the removal. `close`: the removal is final. */
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

/** True if nothing can happen to the ad any more. */
export const isOver = (state: ListingState): boolean => state === "sold" || state === "ended";

/** True if nobody can see the ad. */
export const isGone = (state: ListingState): boolean => isOver(state) || state === "removed";
