import { expiryOf } from "#contract/retention.ts";
import { type Analysis, type NewAnalysis, type ReceiptChecks, isVerified } from "#contract/analysis.ts";
import type { AnalysisContext } from "./analysis-context.ts";
import { readBike } from "#lambdas/analysis/bike-reading.ts";
import { frameNumbersNamed, namedFrameNumber } from "#lambdas/analysis/check-frame-number.ts";
import { receiptFacts } from "#lambdas/analysis/receipt-facts.ts";
import { checkReceipt } from "#lambdas/analysis/receipt-checks.ts";
import { ownPersonalNumber } from "#lambdas/analysis/own-personal-number.ts";
import { printsToKeep, readReceiptPrints } from "#lambdas/shared/bikes/receipt-prints.ts";
import { swedishDate } from "#contract/calendar-date.ts";
import { hidePersonalNumbers } from "#contract/hide-personal-numbers.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { type KeptPicture, keptPlace } from "#lambdas/shared/pictures/kept-pictures.ts";
import { ownPicture } from "#lambdas/shared/pictures/own-picture.ts";
import type { TextLine } from "#lambdas/shared/ocr/text-line.ts";
import { signOf } from "#lambdas/shared/ocr/sign-of.ts";
import { put } from "#lambdas/shared/table/actions.ts";
import { type RateLimit, counted, giveBack, swedishDay } from "#lambdas/shared/table/rate-limit.ts";
import type { AnalysisItem, UploadItem } from "#lambdas/shared/table/items/pictures.ts";
import { keys } from "#lambdas/shared/table/keys.ts";

type Receipt = KeptPicture<"receipt"> & Pick<UploadItem, "perceptualHash">;
type BikePhoto = KeptPicture<"bike-photo">;

/** Reads the pictures at once. What stands on them is neither stored nor logged. */
const look = async (context: AnalysisContext, receipt: Receipt, photo: BikePhoto | undefined) => {
  const { vision, buckets } = context;
  try {
    return await Promise.all([
      vision.readReceipt(keptPlace(buckets, receipt)),
      photo && vision.lookAt(keptPlace(buckets, photo)),
    ]);
  } catch (error) {
    context.reportFailure(error instanceof Error ? error.name : "unknown");
    throw new ProblemError("analysis-failed");
  }
};

/** Told to the person who sent the receipt, so that they can compare the two; never a personal number. */
const otherFrameNumber = (
  lines: readonly TextLine[],
  personalNumber: string,
  { frameNumber }: ReceiptChecks,
  now: Date,
) => {
  const named = frameNumber === "mismatch" ? namedFrameNumber(lines, personalNumber) : undefined;
  return named === undefined || hidePersonalNumbers(named, swedishDate(now)) !== named
    ? {}
    : { otherFrameNumber: named };
};

const analysePictures = async (
  context: AnalysisContext,
  claim: { frameNumber: string; personalNumber: string },
  receipt: Receipt,
  photo: BikePhoto | undefined,
): Promise<Analysis> => {
  const now = context.system.now();
  const [lines, sight] = await look(context, receipt, photo);
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
    frameNumbersNamed: frameNumbersNamed(lines, claim.personalNumber).map((number) => signOf(number)),
    receiptPrints: printsToKeep(prints),
    createdAt: now.toISOString(),
    expiresAt: expiryOf("uploads", now),
  };
  await context.table.transact([put(keys.analysis(item.id), "analysis", item).expectNew("stale")]);
  return { ...item, ...otherFrameNumber(lines, claim.personalNumber, checks, now) };
};

/** Reads a receipt, and a photo where there is one, for one frame number. The stored outcome is what a registration rests on. */
export const analyse = async (
  context: AnalysisContext,
  userId: string,
  request: NewAnalysis,
): Promise<Analysis> => {
  const { frameNumber, receiptUploadId, bikePhotoUploadId } = request;
  const receipt = await ownPicture(context.table, userId, receiptUploadId, "receipt");
  const photo =
    bikePhotoUploadId === undefined
      ? undefined
      : await ownPicture(context.table, userId, bikePhotoUploadId, "bike-photo");
  const personalNumber = await ownPersonalNumber(context, userId);

  const perPerson: RateLimit = {
    what: "analyses",
    most: context.perDay,
    window: swedishDay,
    failure: "analysis-limit-reached",
  };
  const begun = context.system.now();
  await context.table.transact([counted(perPerson, userId, begun)]);
  try {
    return await analysePictures(context, { frameNumber, personalNumber }, receipt, photo);
  } catch (error) {
    await context.table.transact([giveBack(perPerson, userId, begun)]);
    throw error;
  }
};
