import { expiryOf } from "#contract/privacy/retention.ts";
import { type Analysis, type NewAnalysis, type ReceiptChecks, isVerified } from "#contract/bikes/analysis.ts";
import type { AnalysisContext } from "./analysis-context.ts";
import { readBike } from "./bike-reading.ts";
import { frameNumbersNamed, likelyFrameNumber, namedFrameNumber } from "./check-frame-number.ts";
import { receiptFacts } from "./receipt-facts.ts";
import { type Claim, checkReceipt } from "./receipt-checks.ts";
import { printsToStore, readReceiptPrints } from "#lambdas/bikes/receipt-prints.ts";
import { swedishDate } from "#contract/platform/calendar-date.ts";
import { hidePersonalNumbers } from "#contract/platform/hide-personal-numbers.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { type StoredPicture, pictureLocation } from "#lambdas/platform/pictures/stored-pictures.ts";
import { requireOwnPicture } from "#lambdas/platform/pictures/own-picture.ts";
import type { TextLine } from "#lambdas/platform/ocr/text-line.ts";
import { shortHash } from "#lambdas/platform/ocr/short-hash.ts";
import { put } from "#lambdas/platform/table/actions.ts";
import { type RateLimit, countUse, refundUse, swedishDay } from "#lambdas/platform/table/rate-limit.ts";
import type { AnalysisItem, UploadItem } from "#lambdas/platform/table/items/pictures.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { ProfileItem } from "#lambdas/people/items/person.ts";

/** All 12 digits, read from the profile and never from the request. */
const ownPersonalNumber = async (
  { table, cipher }: Pick<AnalysisContext, "table" | "cipher">,
  userId: string,
): Promise<string> => {
  const profile = await table.get(keys.profile(userId), ProfileItem);
  if (profile?.personalNumberEncrypted === undefined) throw new ProblemError("personal-number-missing");
  return cipher.decrypt(userId, profile.personalNumberEncrypted);
};

type Receipt = StoredPicture<"receipt"> & Pick<UploadItem, "perceptualHash">;
type BikePhoto = StoredPicture<"bike-photo">;

/** Reads both pictures at the same time. Their text is neither stored nor logged. */
const readPictures = async (context: AnalysisContext, receipt: Receipt, photo: BikePhoto | undefined) => {
  const { vision, buckets } = context;
  try {
    return await Promise.all([
      vision.readReceipt(pictureLocation(buckets, receipt)),
      photo && vision.lookAt(pictureLocation(buckets, photo)),
    ]);
  } catch (error) {
    context.reportFailure(error instanceof Error ? error.name : "unknown");
    throw new ProblemError("analysis-failed");
  }
};

/** Lets the owner compare the two numbers. A personal number is never returned. */
const frameNumberRead = (
  lines: readonly TextLine[],
  { frameNumber, personalNumber }: Claim,
  checks: ReceiptChecks,
  now: Date,
): Pick<Analysis, "frameNumberRead"> => {
  if (checks.frameNumber === "match") return {};
  const read =
    checks.frameNumber === "likely"
      ? likelyFrameNumber(lines, frameNumber, personalNumber)
      : namedFrameNumber(lines, personalNumber);
  return read === undefined || hidePersonalNumbers(read, swedishDate(now)) !== read
    ? {}
    : { frameNumberRead: read };
};

const analysePictures = async (
  context: AnalysisContext,
  claim: Claim,
  receipt: Receipt,
  photo: BikePhoto | undefined,
): Promise<Analysis> => {
  const now = context.system.now();
  const [lines, sight] = await readPictures(context, receipt, photo);
  const checks = checkReceipt(lines, claim);
  const ofReceipt = { receiptFacts: receiptFacts(lines), perceptualHash: receipt.perceptualHash };
  const prints = await readReceiptPrints(context.table, ofReceipt);
  const item: Omit<AnalysisItem, "entity"> = {
    id: context.system.newId("analysis"),
    ownerId: receipt.ownerId,
    frameNumber: claim.frameNumber,
    receiptUploadId: receipt.id,
    bikePhotoUploadId: photo?.id,
    bike: readBike(lines, sight, claim),
    checks,
    verified: isVerified(checks),
    ...ofReceipt,
    frameNumbersNamed: frameNumbersNamed(lines, claim.personalNumber).map((number) => shortHash(number)),
    receiptPrints: printsToStore(prints),
    createdAt: now.toISOString(),
    expiresAt: expiryOf("uploads", now),
  };
  await context.table.transact([put(keys.analysis(item.id), "analysis", item).expectNew("stale")]);
  return { ...item, ...frameNumberRead(lines, claim, checks, now) };
};

/** Reads a receipt and an optional photo for one frame number. A registration relies on the stored result. */
export const analyse = async (
  context: AnalysisContext,
  userId: string,
  request: NewAnalysis,
): Promise<Analysis> => {
  const { frameNumber, receiptUploadId, bikePhotoUploadId } = request;
  const receipt = await requireOwnPicture(context.table, userId, receiptUploadId, "receipt");
  const photo =
    bikePhotoUploadId === undefined
      ? undefined
      : await requireOwnPicture(context.table, userId, bikePhotoUploadId, "bike-photo");
  const personalNumber = await ownPersonalNumber(context, userId);

  const perPerson: RateLimit = {
    what: "analyses",
    max: context.perDay,
    window: swedishDay,
    failure: "analysis-limit-reached",
  };
  const begun = context.system.now();
  await context.table.transact([countUse(perPerson, userId, begun)]);
  try {
    return await analysePictures(context, { frameNumber, personalNumber }, receipt, photo);
  } catch (error) {
    await context.table.transact([refundUse(perPerson, userId, begun)]);
    throw error;
  }
};
