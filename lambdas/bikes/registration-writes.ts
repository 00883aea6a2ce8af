import type { ReviewReason } from "#contract/bike-types.ts";
import type { NewBike } from "#contract/bikes.ts";
import { prices } from "#contract/points/prices.ts";
import { defaultVisibility } from "#lambdas/shared/bikes/default-visibility.ts";
import { eventWrite } from "#lambdas/shared/bikes/event-write.ts";
import { newBikeWrites } from "#lambdas/shared/bikes/new-bike-writes.ts";
import { claimPicture } from "#lambdas/shared/pictures/claim-picture.ts";
import { type Action, put, update } from "#lambdas/shared/table/actions.ts";
import type { BikeItem, OwnershipEventItem } from "#lambdas/shared/table/items/bike.ts";
import type { AnalysisItem } from "#lambdas/shared/table/items/pictures.ts";
import { keys } from "#lambdas/shared/table/keys.ts";

/** More bikes with one receipt than this say nothing more to an administrator. */
const mostShown = 5;

export type BikeFacts = {
  readonly id: string;
  readonly ownerId: string;
  readonly at: Date;
  readonly request: NewBike;
  readonly analysis: AnalysisItem;
  readonly possibleDuplicate: boolean;
  /** The number was that of someone else's bike, which has been deleted. */
  readonly registeredBefore: boolean;
  /** Bikes with other numbers that the same receipt has carried. */
  readonly sameReceiptAs: readonly string[];
  /** What its code will say. */
  readonly qrUid: string;
};

const reviewReasonOf = (facts: BikeFacts): ReviewReason | undefined => {
  const { analysis, registeredBefore, sameReceiptAs } = facts;
  if (!analysis.verified) return "receipt";
  if (sameReceiptAs.length > 0) return "receipt-used";
  return registeredBefore ? "registered-before" : undefined;
};

export const newBikeItem = (facts: BikeFacts): BikeItem => {
  const { id, ownerId, at, request, analysis, possibleDuplicate, sameReceiptAs, qrUid } = facts;
  const { manualReview: _, stickerUid: __, frameNumber: typed, ...details } = request;
  const reviewReason = reviewReasonOf(facts);
  return {
    ...details,
    entity: "bike",
    id,
    ownerId,
    frameNumber: analysis.frameNumber,
    frameNumberTyped: typed.trim(),
    status: reviewReason === undefined ? "registered" : "pending_review",
    reviewReason,
    sameReceiptAs: sameReceiptAs.length > 0 ? sameReceiptAs.slice(0, mostShown) : undefined,
    pointsPaid: prices.registration,
    receiptUploadId: analysis.receiptUploadId,
    photoUploadId: analysis.bikePhotoUploadId,
    visibility: defaultVisibility,
    possibleDuplicate,
    qrUid,
    registeredAt: at.toISOString(),
    version: 1,
  };
};

/** The bike itself, its guard, its code, its place in every list and the first line of its history. */
export const bikeWrites = (bike: BikeItem, eventId: string, receiptVerified: boolean): Action[] => {
  const { id: bikeId, ownerId, frameNumber, registeredAt: at, receiptUploadId } = bike;
  const event: Omit<OwnershipEventItem, "entity"> = {
    bikeId,
    eventType: "registration",
    at,
    ownerId,
    registrationType: "self",
    receiptVerified,
    receiptUploadId,
  };
  return [
    put(keys.frameGuard(frameNumber), "frameGuard", { bikeId, ownerId }).expectNew("frame-number-taken"),
    ...newBikeWrites(bike),
    eventWrite(event, eventId),
  ];
};

/** The pictures and the analysis become the bike's own and no longer expire. Each can carry one bike only. */
export const claimWrites = (analysis: AnalysisItem, bikeId: string): Action[] => {
  const uploads = [analysis.receiptUploadId, analysis.bikePhotoUploadId].filter((id) => id !== undefined);
  return [
    ...uploads.map((id) => claimPicture({ id, ownerId: analysis.ownerId }, bikeId)),
    update(keys.analysis(analysis.id))
      .set({ bikeId })
      .remove("expiresAt", "receiptPrints")
      .expect("ownerId", analysis.ownerId, "analysis-not-found")
      .expectAbsent("bikeId", "upload-already-used"),
  ];
};
