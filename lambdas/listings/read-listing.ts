import type { ListingsContext } from "./listings-context.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import { ListingItem } from "#lambdas/shared/table/items/listing.ts";
import { ProfileItem } from "#lambdas/shared/table/items/person.ts";
import { keys } from "#lambdas/shared/table/keys.ts";

/** An ad of the caller's own; someone else's is as good as none. */
export const readOwnListing = async (
  { table }: Pick<ListingsContext, "table">,
  userId: string,
  listingId: string,
): Promise<ListingItem> => {
  const listing = await table.get(keys.listing(listingId), ListingItem);
  if (listing?.ownerId !== userId) throw new ProblemError("listing-not-found");
  return listing;
};

/** With its bike and its owner. One whose bike is someone else's by now has come to its end, and says so by its state. */
export const readWithBike = async ({ table }: Pick<ListingsContext, "table">, listing: ListingItem) => {
  const [bike, owner] = await Promise.all([
    table.get(keys.bike(listing.bikeId), BikeItem),
    table.get(keys.profile(listing.ownerId), ProfileItem),
  ]);
  if (!bike) throw new ProblemError("listing-not-found");
  return { listing, bike, owner };
};
