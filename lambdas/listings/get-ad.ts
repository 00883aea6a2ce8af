import type { Ad } from "#contract/ads.ts";
import { publicName } from "#contract/mask-name.ts";
import { maskFrameNumber } from "#contract/public-bike.ts";
import type { ListingsContext } from "./listings-context.ts";
import { readWithBike } from "./read-listing.ts";
import { photosOf } from "./show-listing.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { adOf } from "#lambdas/shared/listings/ad-card.ts";
import { adStateOf } from "#lambdas/shared/listings/ad-state.ts";
import { countOf } from "#lambdas/shared/listings/count.ts";
import { stateAt } from "#lambdas/shared/listings/listing-at.ts";
import { isGone } from "#lambdas/shared/listings/moves.ts";
import { isListed } from "#lambdas/shared/search-index/card.ts";
import { ListingItem } from "#lambdas/shared/table/items/listing.ts";
import { keys } from "#lambdas/shared/table/keys.ts";

type AdsReading = Pick<ListingsContext, "table" | "system">;

const readListing = async ({ table }: AdsReading, listingId: string): Promise<ListingItem> => {
  const listing = await table.get(keys.listing(listingId), ListingItem);
  if (!listing) throw new ProblemError("listing-not-found");
  return listing;
};

/** What was said and shown is nobody's business once the ad is over. */
const whatIsSaid = (listing: ListingItem, cover: string | undefined) => {
  if (isGone(listing.state)) return { photoUrls: [], text: undefined };
  const photoUrls = photosOf(listing).map(({ url }) => url);
  return { photoUrls: photoUrls.length > 0 || cover === undefined ? photoUrls : [cover], text: listing.text };
};

/** An ad as anybody sees it. A bike that is looked at or gone is shown to nobody. */
export const getAd = async (context: AdsReading, listingId: string): Promise<Ad> => {
  const { listing, bike, owner } = await readWithBike(context, await readListing(context, listingId));
  if (!isListed(bike)) throw new ProblemError("listing-not-found");
  const { electric: _, photoUrl, photos: __, ...facts } = adOf(listing, bike);
  const { condition, owners, bikeId } = listing;
  return {
    ...facts,
    bikeId,
    state: adStateOf(listing, bike, context.system.now()),
    condition,
    ...whatIsSaid(listing, photoUrl),
    frameNumber: maskFrameNumber(bike.frameNumber),
    sellerName: publicName(owner),
    owners,
    batteryStolen: bike.batteryStolenSince !== undefined,
  };
};

/** Counts a look at an ad that is shown, except by its owner. */
export const countView = async (
  context: AdsReading,
  listingId: string,
  viewerId: string | undefined,
): Promise<Record<string, never>> => {
  const listing = await readListing(context, listingId);
  const now = context.system.now();
  if (listing.ownerId !== viewerId && stateAt(listing, now) === "active")
    await context.table.transact([countOf(listingId, "views", now)]);
  return {};
};
