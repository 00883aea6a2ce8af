import { type StoreInfo } from "#contract/bikes/history.ts";
import { defaultVisibility } from "#lambdas/bikes/default-visibility.ts";
import { eventWrite } from "#lambdas/bikes/event-write.ts";
import { codeOfPapers } from "#lambdas/stickers/codes/code-writes.ts";
import type { Judgement } from "#lambdas/bikes/judge-number.ts";
import { newBikeWrites } from "#lambdas/bikes/new-bike-writes.ts";
import { companyNumberOf, reachOf } from "#lambdas/shops/store-facts.ts";
import { type Action, update } from "#lambdas/platform/table/actions.ts";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import type { SaleItem } from "#lambdas/shops/items/sale.ts";
import type { StoreItem } from "#lambdas/shops/items/store.ts";
import { keys } from "#lambdas/platform/table/keys.ts";

type Claiming = {
  readonly ownerId: string;
  readonly at: Date;
  /** The content of the bike's QR code. */
  readonly qrUid: string;
  readonly judgement: Judgement;
};

/** The store vouches for the bike and has paid, so no receipt is reviewed and no points go back to the buyer. */
export const claimedBike = (
  sale: SaleItem,
  { ownerId, at, qrUid, judgement: { possibleDuplicate, review } }: Claiming,
): BikeItem => {
  const { bikeId: id, frameNumber, frameNumberTyped, type, brand, model, color, batterySerialNumber } = sale;
  return {
    entity: "bike",
    id,
    ownerId,
    frameNumber,
    frameNumberTyped,
    status: review === undefined ? "registered" : "pending_review",
    reviewReason: review,
    pointsPaid: 0,
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

/** Leaves out a sole trader's number, which is a personal number. */
const infoOf = (store: StoreItem): StoreInfo => {
  const { address, phone } = reachOf(store);
  return {
    storeName: store.name,
    storeChainName: store.chain,
    storeLocationId: store.locationId,
    storeAddress: address,
    storePhone: phone,
    organizationNumber: companyNumberOf(store),
    storeContactInfo: store.contact?.email,
  };
};

export const claimedBikeWrites = (
  bike: BikeItem,
  { sale, store, eventId }: { readonly sale: SaleItem; readonly store: StoreItem; readonly eventId: string },
): Action[] => {
  const { id: bikeId, ownerId, frameNumber, registeredAt: at } = bike;
  const { price: purchasePrice, receiptNumber: number, issuedReceipt: issued } = sale;
  const { warrantyMonths, soldAt, storeId } = sale;
  return [
    ...newBikeWrites(bike, codeOfPapers(bike)),
    update(keys.frameGuard(frameNumber)).set({ ownerId }).expect("bikeId", bikeId, "sale-ended"),
    eventWrite(
      {
        bikeId,
        ownerId,
        eventType: "registration",
        registrationType: "store",
        at,
        // Issued by the store itself.
        receiptVerified: true,
        store: infoOf(store),
        storeReceipt: { number, storeId, issued, soldAt, warrantyMonths },
        purchasePrice,
      },
      eventId,
    ),
  ];
};
