import type { ListingsContext } from "#lambdas/ads/listings-context.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { ListingItem } from "#lambdas/ads/items/listing.ts";
import { ProfileItem } from "#lambdas/people/items/person.ts";
import { keys } from "#lambdas/platform/table/keys.ts";

/** Reads the caller's ad. Throws `listing-not-found` for another person's. */
export const readOwnListing = async (
  { table }: Pick<ListingsContext, "table">,
  userId: string,
  listingId: string,
): Promise<ListingItem> => {
  const listing = await table.get(keys.listing(listingId), ListingItem);
  if (listing?.ownerId !== userId) throw new ProblemError("listing-not-found");
  return listing;
};

/** Adds bike and owner. If the bike has a new owner, the ad's state is already `sold` or `ended`. */
export const readWithBike = async ({ table }: Pick<ListingsContext, "table">, listing: ListingItem) => {
  const [bike, owner] = await Promise.all([
    table.get(keys.bike(listing.bikeId), BikeItem),
    table.get(keys.profile(listing.ownerId), ProfileItem),
  ]);
  if (!bike) throw new ProblemError("listing-not-found");
  return { listing, bike, owner };
};
