import type { Ad } from "#contract/ads/ads.ts";
import { publicName } from "#contract/platform/mask-name.ts";
import { maskFrameNumber } from "#contract/bikes/public-bike.ts";
import type { ListingsContext } from "#lambdas/ads/listings-context.ts";
import { readWithBike } from "./read-listing.ts";
import { photosOf } from "./show-listing.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { adOf } from "#lambdas/ads/ad-card.ts";
import { adStateOf } from "#lambdas/ads/ad-state.ts";
import { countWrite } from "#lambdas/ads/count.ts";
import { stateAt } from "#lambdas/ads/listing-at.ts";
import { isGone } from "#lambdas/ads/moves.ts";
import { isListed } from "#lambdas/bikes/index/card.ts";
import { ListingItem } from "#lambdas/ads/items/listing.ts";
import { networkOf } from "#lambdas/platform/http/network.ts";
import { failedWith } from "#lambdas/platform/table/failures.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { countUse, keyedPseudonymOf, swedishDay } from "#lambdas/platform/table/rate-limit.ts";

type AdsReading = Pick<ListingsContext, "table" | "system">;

const readListing = async ({ table }: AdsReading, listingId: string): Promise<ListingItem> => {
  const listing = await table.get(keys.listing(listingId), ListingItem);
  if (!listing) throw new ProblemError("listing-not-found");
  return listing;
};

/** Hides text and photos once the ad is over. */
const sellersContent = (listing: ListingItem, cover: string | undefined) => {
  if (isGone(listing.state)) return { photoUrls: [], text: undefined };
  const photoUrls = photosOf(listing).map(({ url }) => url);
  return { photoUrls: photoUrls.length > 0 || cover === undefined ? photoUrls : [cover], text: listing.text };
};

/** Public. Throws `listing-not-found` for a bike that is under review or deleted. */
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
    ...sellersContent(listing, photoUrl),
    frameNumber: maskFrameNumber(bike.frameNumber),
    sellerName: publicName(owner),
    owners,
    batteryStolen: bike.batteryStolenSince !== undefined,
  };
};

const oncePerDay = { what: "ad-view", max: 1, window: swedishDay, failure: "repeated" } as const;

type Viewer = { readonly userId: string | undefined; readonly address: string };

/** Counts a viewer's first view of an active ad each day, except by its owner. */
export const countView = async (
  { table, system, codeSecret }: ListingsContext,
  listingId: string,
  { userId, address }: Viewer,
): Promise<Record<string, never>> => {
  const now = system.now();
  const listing = await readListing({ table, system }, listingId);
  if (listing.ownerId === userId || stateAt(listing, now) !== "active") return {};
  const viewer = keyedPseudonymOf(codeSecret, `${listingId} ${userId ?? networkOf(address)}`);
  try {
    await table.transact([countUse(oncePerDay, viewer, now), countWrite(listingId, "views", now)]);
  } catch (error) {
    if (!failedWith(error, "repeated")) throw error;
  }
  return {};
};
