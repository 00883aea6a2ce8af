import { changeWrites } from "#lambdas/bikes/change-writes.ts";
import { departureWrite } from "#lambdas/bikes/departure-write.ts";
import { eventWrite } from "#lambdas/bikes/event-write.ts";
import { type Action, put, remove, update } from "#lambdas/platform/table/actions.ts";
import type { BikeItem, OwnershipEventItem } from "#lambdas/bikes/items/bike.ts";
import type { HandoverItem } from "#lambdas/ownership/items/transfer.ts";
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

type Handover = {
  readonly from: string;
  readonly to: string;
  readonly now: Date;
  readonly eventId: string;
  readonly event: Pick<OwnershipEventItem, "eventType" | "receiptVerified" | "saleDate" | "purchasePrice">;
  /** Absent if nobody signed the move. */
  readonly receiptNumber?: string;
  readonly changes?: Partial<BikeItem>;
};

/** The new owner keeps the frame number, QR code, index entries and history. */
export const handoverWrites = (
  bike: BikeItem,
  { from, to, now, eventId, event, receiptNumber, changes }: Handover,
): Action[] => {
  const { id: bikeId, frameNumber, openCorrectionId } = bike;
  const at = now.toISOString();
  const after: BikeItem = {
    ...bike,
    ...formerOwners,
    ...changes,
    ownerId: to,
    ownedSince: at,
    ownershipReceipt: receiptNumber,
    visibility: defaultVisibility,
    version: bike.version + 1,
  };
  return [
    ...changeWrites(bike, after),
    update(keys.frameGuard(frameNumber)).set({ ownerId: to }).expect("bikeId", bikeId, "stale"),
    ...(openCorrectionId === undefined ? [] : [remove(keys.correction(bikeId, openCorrectionId))]),
    eventWrite({ bikeId, ownerId: to, at, ...event }, eventId),
    departureWrite(bikeId, from, at),
    ...endListing(bike, receiptNumber === undefined ? "ended" : "sold", now),
    rememberWrite(bike, from, at),
  ];
};
