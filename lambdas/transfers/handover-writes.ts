import { changeWrites } from "#lambdas/shared/bikes/change-writes.ts";
import { departureWrite } from "#lambdas/shared/bikes/departure-write.ts";
import { eventWrite } from "#lambdas/shared/bikes/event-write.ts";
import { type Action, put, remove, update } from "#lambdas/shared/table/actions.ts";
import type { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import type { HandoverItem, TransferItem } from "#lambdas/shared/table/items/transfer.ts";
import { defaultVisibility } from "#lambdas/shared/bikes/default-visibility.ts";
import { endListing, ofNoListing } from "#lambdas/shared/listings/end-listing.ts";
import { keys } from "#lambdas/shared/table/keys.ts";

/** What a former owner has said, shown and chosen. Their receipt stays with their time in the history, where only they see it. */
const formerOwners = {
  name: undefined,
  description: undefined,
  city: undefined,
  receiptUploadId: undefined,
  analysisId: undefined,
  pointsPaid: undefined,
  openCorrectionId: undefined,
  openTransferId: undefined,
  ...ofNoListing,
} as const satisfies Partial<BikeItem>;

/** Leads from the former owner to what is still theirs, until their account is erased. */
const rememberWrite = (
  { id: bikeId, receiptUploadId, analysisId }: BikeItem,
  userId: string,
  at: string,
): Action => {
  const handover: HandoverItem = { entity: "handover", userId, bikeId, at, receiptUploadId, analysisId };
  return put(keys.handover(userId, bikeId, at), "handover", handover).expectNew("stale");
};

type Handover = { readonly now: Date; readonly eventId: string; readonly receiptNumber: string };

/** The bike becomes its new owner's: its number, its code, its place in lists and searches, and its history go on with them. */
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
        // Both have signed who they are.
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
