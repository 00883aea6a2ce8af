import type { Bike } from "#contract/bike.ts";
import type { OwnBike } from "#contract/bikes.ts";
import type { Pictures } from "./pictures.ts";
import { type BikeItem, isInReview } from "#lambdas/shared/table/items/bike.ts";

type WithPictures = { readonly pictures: Pictures };

/** A bike as its owner sees it in lists. */
export const ownView = async ({ pictures }: WithPictures, item: BikeItem): Promise<Bike> => ({
  id: item.id,
  frameNumber: item.frameNumber,
  frameNumberTyped: item.frameNumberTyped,
  status: item.status,
  stolenInReview: (item.status === "stolen" && isInReview(item)) || undefined,
  type: item.type,
  brand: item.brand,
  model: item.model,
  color: item.color,
  name: item.name,
  description: item.description,
  city: item.city,
  batterySerialNumber: item.batterySerialNumber,
  photoUrl: await pictures.photo(item),
  registeredAt: item.registeredAt,
  stolenSince: item.stolenSince,
  stolenPlace: item.stolenPlace,
  batteryStolenSince: item.batteryStolenSince,
});

/** A bike as its owner sees it by itself. */
export const wholeOwnView = async (deps: WithPictures, item: BikeItem): Promise<OwnBike> => ({
  ...(await ownView(deps, item)),
  receiptUrl: await deps.pictures.receipt(item),
  visibility: item.visibility,
  qrUid: item.qrUid,
  openTransferId: item.openTransferId,
  openListingId: item.openListingId,
  salePrice: item.salePrice,
  // It was about its seller, and is nothing to someone who has the bike by now.
  removedAd: item.removedAd?.sellerId === item.ownerId ? item.removedAd : undefined,
});
