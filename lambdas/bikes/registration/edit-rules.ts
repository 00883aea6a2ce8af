import { type BikeEdit, hoursToCorrect, maxNumberCorrections } from "#contract/bikes/bike-changes.ts";
import type { ReviewReason } from "#contract/bikes/bike-types.ts";
import { foldFrameNumber } from "#contract/bikes/frame-number.ts";
import type { EditResult } from "#lambdas/bikes/apply-edit.ts";
import type { Judgement } from "#lambdas/bikes/judge-number.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { requireMovable } from "#lambdas/bikes/require-movable.ts";

const hour = 60 * 60 * 1000;

const isOpen = ({ registeredAt }: BikeItem, now: Date): boolean =>
  now.getTime() - Date.parse(registeredAt) < hoursToCorrect * hour;

/**
 * Throws if these changes are not allowed now. The serial number of a stolen battery stays, so that
 * it can be searched.
 */
export const requireEditable = (bike: BikeItem, { after, changes }: EditResult, now: Date): void => {
  requireMovable(bike, "be-edited");
  const corrected = (bike.formerNumbers ?? []).length;
  const isAnotherNumber = after.frameNumber !== bike.frameNumber;
  // The transfer was signed for these values.
  if (changes.length > 0 && bike.openTransferId !== undefined)
    throw new ProblemError("bike-has-open-transfer");
  if (changes.length > 0 && !isOpen(bike, now)) throw new ProblemError("bike-locked");
  if (isAnotherNumber && corrected >= maxNumberCorrections) throw new ProblemError("bike-locked");
  if (bike.batteryStolenSince !== undefined && after.batterySerialNumber !== bike.batterySerialNumber)
    throw new ProblemError("battery-already-stolen");
};

const reasonToReview = (bike: BikeItem, after: BikeItem, { review }: Judgement): ReviewReason | undefined => {
  if (review !== undefined) return review;
  const looksTheSame = foldFrameNumber(after.frameNumber) === foldFrameNumber(bike.frameNumber);
  return looksTheSame ? undefined : "number-changed";
};

/**
 * Sends a bike to review if its new number looks different: the receipt was read for the old one. A
 * bike already under review stays there.
 */
export const withNewNumber = (bike: BikeItem, after: BikeItem, judgement: Judgement): BikeItem => {
  const { review: _, ...judged } = judgement;
  const reviewReason = reasonToReview(bike, after, judgement);
  if (bike.status === "pending_review" || reviewReason === undefined) return { ...after, ...judged };
  return { ...after, ...judged, status: "pending_review", reviewReason };
};

/** The same photo again means that the request is a retry and has already claimed it. */
export const newPhotoOf = (bike: BikeItem, { photoUploadId }: BikeEdit): string | undefined =>
  photoUploadId === bike.photoUploadId ? undefined : photoUploadId;
