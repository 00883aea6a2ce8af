import type { OwnListing } from "#contract/ads/listings.ts";
import type { ListingsContext } from "#lambdas/ads/listings-context.ts";
import { readOwnListing } from "./read-listing.ts";
import { stateAt } from "#lambdas/ads/listing-at.ts";
import { photoKey } from "#lambdas/platform/pictures/stored-pictures.ts";
import { ListingDayItem, type ListingItem } from "#lambdas/ads/items/listing.ts";
import { ranges } from "#lambdas/platform/table/keys.ts";
import { listingPartition } from "#lambdas/platform/table/listing-keys.ts";

/** Exceeds the days of an ad renewed for a year. */
const maxDays = 500;

export const photosOf = ({ photos }: Pick<ListingItem, "photos">) =>
  photos.map((id) => ({ id, url: `/${photoKey(id)}` }));

const countsOf = async ({ table }: Pick<ListingsContext, "table">, listingId: string) => {
  const days = { partition: listingPartition(listingId), prefix: ranges.listingDays, limit: maxDays };
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
