import type { OwnListing } from "#contract/listings.ts";
import type { ListingsContext } from "./listings-context.ts";
import { readOwnListing } from "./read-listing.ts";
import { stateAt } from "#lambdas/shared/listings/listing-at.ts";
import { photoKey } from "#lambdas/shared/pictures/kept-pictures.ts";
import { ListingDayItem, type ListingItem } from "#lambdas/shared/table/items/listing.ts";
import { ranges } from "#lambdas/shared/table/keys.ts";
import { listingPartition } from "#lambdas/shared/table/listing-keys.ts";

/** More days than an ad that is renewed for a year has. */
const mostDays = 500;

export const photosOf = ({ photos }: Pick<ListingItem, "photos">) =>
  photos.map((id) => ({ id, url: `/${photoKey(id)}` }));

/** How often an ad was looked at and asked about in all. */
const countsOf = async ({ table }: Pick<ListingsContext, "table">, listingId: string) => {
  const days = { partition: listingPartition(listingId), prefix: ranges.listingDays, limit: mostDays };
  const { items } = await table.query({ ...days, schema: ListingDayItem });
  const sum = (of: "views" | "inquiries") => items.reduce((total, day) => total + day[of], 0);
  return { views: sum("views"), inquiries: sum("inquiries") };
};

export const showListing = async (
  { table, system }: Pick<ListingsContext, "table" | "system">,
  listing: ListingItem,
): Promise<OwnListing> => ({
  ...listing,
  state: stateAt(listing, system.now()),
  photos: photosOf(listing),
  ...(await countsOf({ table }, listing.id)),
});

export const getOwnListing = async (
  context: ListingsContext,
  userId: string,
  listingId: string,
): Promise<OwnListing> => showListing(context, await readOwnListing(context, userId, listingId));
