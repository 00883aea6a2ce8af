import type { Bike } from "#contract/bikes/bike.ts";
import type { OwnBike } from "#contract/bikes/bikes.ts";
import type { Pictures } from "./pictures.ts";
import { type BikeItem, isInReview } from "#lambdas/bikes/items/bike.ts";

type WithPictures = { readonly pictures: Pictures };

/** The owner's view in lists. */
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
  disputedSince: item.disputedSince,
});

/** The owner's view of a single bike. */
export const wholeOwnView = async (deps: WithPictures, item: BikeItem): Promise<OwnBike> => ({
  ...(await ownView(deps, item)),
  receiptUrl: await deps.pictures.receipt(item),
  visibility: item.visibility,
  qrUid: item.qrUid,
  openTransferId: item.openTransferId,
  openDisputeId: item.openDisputeId,
  openListingId: item.openListingId,
  salePrice: item.salePrice,
  // A removed ad concerns only its seller, not the next owner.
  removedAd: item.removedAd?.sellerId === item.ownerId ? item.removedAd : undefined,
});
