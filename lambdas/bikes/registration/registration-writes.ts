import type { ReviewReason } from "#contract/bikes/bike-types.ts";
import type { NewBike } from "#contract/bikes/bikes.ts";
import { prices } from "#contract/points/prices.ts";
import { defaultVisibility } from "#lambdas/bikes/default-visibility.ts";
import { eventWrite } from "#lambdas/bikes/event-write.ts";
import { codeOfPapers } from "#lambdas/stickers/codes/code-writes.ts";
import type { Judgement } from "#lambdas/bikes/judge-number.ts";
import { newBikeWrites } from "#lambdas/bikes/new-bike-writes.ts";
import { claimPicture } from "#lambdas/platform/pictures/claim-picture.ts";
import { type Action, put, update } from "#lambdas/platform/table/actions.ts";
import type { BikeItem, OwnershipEventItem } from "#lambdas/bikes/items/bike.ts";
import type { AnalysisItem } from "#lambdas/platform/table/items/pictures.ts";
import { keys } from "#lambdas/platform/table/keys.ts";

/** Administrators need no more examples of bikes with the same receipt. */
const maxShown = 5;

export type BikeFacts = {
  readonly id: string;
  readonly ownerId: string;
  readonly at: Date;
  readonly request: NewBike;
  readonly analysis: AnalysisItem;
  readonly judgement: Judgement;
  readonly sameReceiptAs: readonly string[];
  readonly qrUid: string;
};

const reviewReasonOf = (facts: BikeFacts): ReviewReason | undefined => {
  const { analysis, judgement, sameReceiptAs } = facts;
  if (!analysis.verified) return "receipt";
  if (sameReceiptAs.length > 0) return "receipt-used";
  return judgement.review;
};

export const newBikeItem = (facts: BikeFacts): BikeItem => {
  const { id, ownerId, at, request, analysis, judgement, sameReceiptAs, qrUid } = facts;
  const { manualReview: _, stickerUid: __, frameNumber: typed, ...details } = request;
  const { review: ___, ...judged } = judgement;
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
    sameReceiptAs: sameReceiptAs.length > 0 ? sameReceiptAs.slice(0, maxShown) : undefined,
    pointsPaid: prices.registration,
    receiptUploadId: analysis.receiptUploadId,
    photoUploadId: analysis.bikePhotoUploadId,
    visibility: defaultVisibility,
    ...judged,
    qrUid,
    registeredAt: at.toISOString(),
    version: 1,
  };
};

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
    ...newBikeWrites(bike, codeOfPapers(bike)),
    eventWrite(event, eventId),
  ];
};

/** Pictures and analysis now belong to the bike and no longer expire. Each can be used for one bike only. */
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
