import { swedishDate } from "#contract/calendar-date.ts";
import { hidePersonalNumbers } from "#contract/hide-personal-numbers.ts";
import type { ListingDetails } from "#contract/listings.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { type BikeItem, isInReview } from "#lambdas/shared/table/items/bike.ts";
import type { ProfileItem } from "#lambdas/shared/table/items/person.ts";

/** A bike can be put up for sale by whoever is its owner for certain, when nobody misses it, looks at it or is about to take it over. */
export const requireListable = (bike: BikeItem, owner: ProfileItem | undefined): void => {
  if (bike.status === "stolen") throw new ProblemError("stolen-cannot-be-sold");
  if (isInReview(bike)) throw new ProblemError("bike-under-review");
  if (bike.openTransferId !== undefined) throw new ProblemError("bike-has-open-transfer");
  if (owner?.identityLevel !== 2) throw new ProblemError("identity-level-too-low");
};

/** What people write is shown to everybody: a personal number in it is not. A photo counts once. */
export const cleanListing = (details: ListingDetails, now: Date): ListingDetails => ({
  ...details,
  text: details.text && hidePersonalNumbers(details.text, swedishDate(now)),
  photos: [...new Set(details.photos)],
});
