import { changeWrites } from "#lambdas/bikes/change-writes.ts";
import { departureWrite } from "#lambdas/bikes/departure-write.ts";
import { eventWrite } from "#lambdas/bikes/event-write.ts";
import { type Action, put, remove, update } from "#lambdas/platform/table/actions.ts";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import type { HandoverItem, TransferItem } from "#lambdas/ownership/items/transfer.ts";
import { defaultVisibility } from "#lambdas/bikes/default-visibility.ts";
import { endListing } from "#lambdas/ads/end-listing.ts";
import { clearedListing } from "#lambdas/bikes/cleared-listing.ts";
import { keys } from "#lambdas/platform/table/keys.ts";

/** Clears the former owner's own data. Their receipt stays in the history, visible only to them. */
const formerOwners = {
  name: undefined,
  description: undefined,
  city: undefined,
  receiptUploadId: undefined,
  analysisId: undefined,
  pointsPaid: undefined,
  openCorrectionId: undefined,
  openTransferId: undefined,
  ...clearedListing,
} as const satisfies Partial<BikeItem>;

/** Lets erasure find the former owner's files. */
const rememberWrite = (
  { id: bikeId, receiptUploadId, analysisId }: BikeItem,
  userId: string,
  at: string,
): Action => {
  const handover: HandoverItem = { entity: "handover", userId, bikeId, at, receiptUploadId, analysisId };
  return put(keys.handover(userId, bikeId, at), "handover", handover).expectNew("stale");
};

type Handover = { readonly now: Date; readonly eventId: string; readonly receiptNumber: string };

/** The new owner keeps the frame number, QR code, index entries and history. */
export const handoverWrites = (
  bike: BikeItem,
  { sellerId, terms }: Pick<TransferItem, "sellerId" | "terms">,
  buyerId: string,
  { now, eventId, receiptNumber }: Handover,
): Action[] => {
  const { id: bikeId, frameNumber, openCorrectionId } = bike;
  const at = now.toISOString();
  const price = terms.price === null ? {} : { purchasePrice: terms.price };
  const after: BikeItem = {
    ...bike,
    ...formerOwners,
    ownerId: buyerId,
    ownershipReceipt: receiptNumber,
    visibility: defaultVisibility,
    version: bike.version + 1,
  };
  return [
    ...changeWrites(bike, after),
    update(keys.frameGuard(frameNumber)).set({ ownerId: buyerId }).expect("bikeId", bikeId, "stale"),
    ...(openCorrectionId === undefined ? [] : [remove(keys.correction(bikeId, openCorrectionId))]),
    eventWrite(
      {
        bikeId,
        ownerId: buyerId,
        eventType: terms.price === null ? "transfer" : "purchase",
        at,
        // Both parties have a verified identity.
        receiptVerified: true,
        saleDate: terms.saleDate,
        ...price,
      },
      eventId,
    ),
    departureWrite(bikeId, sellerId, at),
    ...endListing(bike, "sold", now),
    rememberWrite(bike, sellerId, at),
  ];
};
