import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { type BikeItem, isInReview } from "#lambdas/shared/table/items/bike.ts";
import type { ProfileItem } from "#lambdas/shared/table/items/person.ts";

/** A bike can be put up for sale by the person who is its owner for certain, when nobody misses it, looks at it or is about to take it over, unless an ad of theirs was removed because it is not theirs to sell. */
export const requireListable = (bike: BikeItem, owner: ProfileItem | undefined): void => {
  if (bike.status === "stolen") throw new ProblemError("stolen-cannot-be-sold");
  if (isInReview(bike)) throw new ProblemError("bike-under-review");
  if (bike.openTransferId !== undefined) throw new ProblemError("bike-has-open-transfer");
  if (owner?.identityLevel !== 2) throw new ProblemError("identity-level-too-low");
  const { removedAd, ownerId } = bike;
  if (removedAd?.barred && removedAd.sellerId === ownerId) throw new ProblemError("bike-barred-from-sale");
};
