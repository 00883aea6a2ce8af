import type { AdCard } from "#contract/ads/ads.ts";
import { photoKey } from "#lambdas/platform/pictures/stored-pictures.ts";
import { cardOf, isListed } from "#lambdas/bikes/index/card.ts";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import type { ListingItem } from "#lambdas/ads/items/listing.ts";

/** An ad's card with the field that only the search needs. */
export type ListedAd = AdCard & { readonly electric: boolean };

/** True while the ad is active and its bike can be bought. */
export const isAdShown = (listing: ListingItem, bike: BikeItem): boolean =>
  listing.state === "active" &&
  bike.openListingId === listing.id &&
  bike.status === "registered" &&
  isListed(bike) &&
  bike.openTransferId === undefined;

/** DynamoDB charges reads by size, so cards hold short names. */
const maxNameLength = 40;

const shortened = (text: string | undefined): string | undefined =>
  text && Array.from(text).slice(0, maxNameLength).join("");

/** Shows only what the owner shows of the bike, and the bike's photo if the ad has none. */
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
