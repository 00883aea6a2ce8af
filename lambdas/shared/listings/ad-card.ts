import type { AdCard } from "#contract/ads.ts";
import { photoKey } from "#lambdas/shared/pictures/kept-pictures.ts";
import { cardOf, isListed } from "#lambdas/shared/search-index/card.ts";
import type { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import type { ListingItem } from "#lambdas/shared/table/items/listing.ts";

/** An ad as a list shows it, and what else it is found by. */
export type ListedAd = AdCard & { readonly electric: boolean };

/** Whether an ad is shown among the others: as long as its bike can be bought. */
export const isAdShown = (listing: ListingItem, bike: BikeItem): boolean =>
  listing.state === "active" &&
  bike.openListingId === listing.id &&
  bike.status === "registered" &&
  isListed(bike) &&
  bike.openTransferId === undefined;

/** A list is read by the byte. */
const longestName = 40;

const shortened = (text: string | undefined): string | undefined =>
  text && Array.from(text).slice(0, longestName).join("");

/** What its owner hides of a bike is hidden in its ad as well. Without photos of its own it shows the bike's. */
export const adOf = (listing: ListingItem, bike: BikeItem): ListedAd => {
  const { id, price, city, listedAt, ownerSince, ownerVerified, photos } = listing;
  const { brand, model, color, type, photoUploadId } = cardOf(bike);
  const cover = photos[0] ?? photoUploadId;
  return {
    id,
    price,
    brand: shortened(brand),
    model: shortened(model),
    color,
    type,
    city,
    listedAt,
    ownerSince,
    ownerVerified,
    photoUrl: cover && `/${photoKey(cover)}`,
    photos: photos.length,
    electric: type === "elcykel" || bike.batterySerialNumber !== undefined,
  };
};
