import { type StoreInfo } from "#contract/history.ts";
import { defaultVisibility } from "#lambdas/shared/bikes/default-visibility.ts";
import { eventWrite } from "#lambdas/shared/bikes/event-write.ts";
import { newBikeWrites } from "#lambdas/shared/bikes/new-bike-writes.ts";
import { addressOf, companyNumberOf } from "#lambdas/shared/stores/store-facts.ts";
import { type Action, update } from "#lambdas/shared/table/actions.ts";
import type { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import type { SaleItem } from "#lambdas/shared/table/items/sale.ts";
import type { StoreItem } from "#lambdas/shared/table/items/store.ts";
import { keys } from "#lambdas/shared/table/keys.ts";

type Claiming = {
  readonly ownerId: string;
  readonly at: Date;
  /** What its code will say. */
  readonly qrUid: string;
  readonly possibleDuplicate: boolean;
};

/** The bike as its buyer gets it: the store vouches for it, so nobody has to look at a receipt. */
export const claimedBike = (
  sale: SaleItem,
  { ownerId, at, qrUid, possibleDuplicate }: Claiming,
): BikeItem => {
  const { bikeId: id, frameNumber, frameNumberTyped, type, brand, model, color, batterySerialNumber } = sale;
  return {
    entity: "bike",
    id,
    ownerId,
    frameNumber,
    frameNumberTyped,
    status: "registered",
    type,
    brand,
    model,
    color,
    batterySerialNumber,
    visibility: defaultVisibility,
    possibleDuplicate,
    qrUid,
    registeredAt: at.toISOString(),
    version: 1,
  };
};

/** What the history says of the store that sold a bike. The number of a sole trader is a person's, and stays out. */
const infoOf = (store: StoreItem): StoreInfo => ({
  storeName: store.name,
  storeChainName: store.chain,
  storeLocationId: store.locationId,
  storeAddress: addressOf(store),
  storePhone: store.contact?.phone,
  organizationNumber: companyNumberOf(store),
  storeContactInfo: store.contact?.email,
});

/** The bike, its place in every list, its number that is now its owner's, and the first line of its history. */
export const claimedBikeWrites = (
  bike: BikeItem,
  { sale, store, eventId }: { readonly sale: SaleItem; readonly store: StoreItem; readonly eventId: string },
): Action[] => {
  const { id: bikeId, ownerId, frameNumber, registeredAt: at } = bike;
  const { price: purchasePrice, receiptNumber: number, issuedReceipt: issued } = sale;
  const { warrantyMonths, soldAt, storeId } = sale;
  return [
    ...newBikeWrites(bike),
    update(keys.frameGuard(frameNumber)).set({ ownerId }).expect("bikeId", bikeId, "sale-ended"),
    eventWrite(
      {
        bikeId,
        ownerId,
        eventType: "registration",
        registrationType: "store",
        at,
        // The store has issued it.
        receiptVerified: true,
        store: infoOf(store),
        storeReceipt: { number, storeId, issued, soldAt, warrantyMonths },
        purchasePrice,
      },
      eventId,
    ),
  ];
};
