import { type BikeEdit, hoursToCorrect, mostNumberCorrections } from "#contract/bike-changes.ts";
import type { ReviewReason } from "#contract/bike-types.ts";
import { foldFrameNumber } from "#contract/frame-number.ts";
import type { Edited } from "#lambdas/shared/bikes/apply-edit.ts";
import { wasSomeoneElses } from "#lambdas/shared/bikes/former-bikes.ts";
import type { NumberClaims } from "#lambdas/shared/bikes/number-claims.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import type { BikeItem } from "#lambdas/shared/table/items/bike.ts";

const hour = 60 * 60 * 1000;

const isOpen = ({ registeredAt }: BikeItem, now: Date): boolean =>
  now.getTime() - Date.parse(registeredAt) < hoursToCorrect * hour;

/** Whether an owner may make these changes now. The serial number of a battery that is missed stays, so that it can be searched for. */
export const requireEditable = (bike: BikeItem, { after, changes }: Edited, now: Date): void => {
  if (bike.status === "stolen") throw new ProblemError("stolen-cannot-be-edited");
  const corrected = (bike.formerNumbers ?? []).length;
  const isAnotherNumber = after.frameNumber !== bike.frameNumber;
  // It is signed for as it is.
  if (changes.length > 0 && bike.openTransferId !== undefined)
    throw new ProblemError("bike-has-open-transfer");
  if (changes.length > 0 && !isOpen(bike, now)) throw new ProblemError("bike-locked");
  if (isAnotherNumber && corrected >= mostNumberCorrections) throw new ProblemError("bike-locked");
  if (bike.batteryStolenSince !== undefined && after.batterySerialNumber !== bike.batterySerialNumber)
    throw new ProblemError("battery-already-stolen");
};

const reasonToReview = (
  bike: BikeItem,
  after: BikeItem,
  { former }: NumberClaims,
  now: Date,
): ReviewReason | undefined => {
  if (wasSomeoneElses(former, after.ownerId, now)) return "registered-before";
  const looksTheSame = foldFrameNumber(after.frameNumber) === foldFrameNumber(bike.frameNumber);
  return looksTheSame ? undefined : "number-changed";
};

/** A bike with another number. Its receipt was read against the old one and vouches only for what looks the same. What waits for a review goes on waiting. */
export const withNewNumber = (bike: BikeItem, after: BikeItem, claims: NumberClaims, now: Date): BikeItem => {
  const possibleDuplicate = claims.lookalikes.length > 0;
  const reviewReason = reasonToReview(bike, after, claims, now);
  if (bike.status === "pending_review" || reviewReason === undefined) return { ...after, possibleDuplicate };
  return { ...after, possibleDuplicate, status: "pending_review", reviewReason };
};

/** A photo that the bike has already was claimed by this very request before. */
export const newPhotoOf = (bike: BikeItem, { photoUploadId }: BikeEdit): string | undefined =>
  photoUploadId === bike.photoUploadId ? undefined : photoUploadId;
