import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { type BikeItem, isInReview } from "#lambdas/bikes/items/bike.ts";
import type { ProfileItem } from "#lambdas/people/items/person.ts";
import { requireMovable } from "#lambdas/bikes/require-movable.ts";

/** Requires a verified owner and a bike that is not stolen, under review or being transferred. Nobody may advertise a bike while its ad is removed, and a barred seller never may. */
export const requireListable = (bike: BikeItem, owner: ProfileItem | undefined, now: Date): void => {
  requireMovable(bike, "be-sold");
  if (isInReview(bike)) throw new ProblemError("bike-under-review");
  if (bike.openTransferId !== undefined) throw new ProblemError("bike-has-open-transfer");
  if (owner?.identityLevel !== 2) throw new ProblemError("identity-level-too-low");
  const { removedAd, ownerId } = bike;
  if (removedAd === undefined) return;
  const isBarred = removedAd.barred && removedAd.sellerId === ownerId;
  if (isBarred || removedAd.until > now.toISOString()) throw new ProblemError("bike-barred-from-sale");
};
