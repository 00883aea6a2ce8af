import { type Analysis, type NewAnalysis, isVerified } from "#contract/analyses.ts";
import type { AnalysisWorld } from "#lambdas/analysis/analysis-world.ts";
import { readBike } from "#lambdas/analysis/bike-reading.ts";
import { checkReceipt } from "#lambdas/analysis/receipt-checks.ts";
import { ownPersonalNumber } from "#lambdas/analysis/own-personal-number.ts";
import { ProblemError } from "#lambdas/http/problem.ts";
import { type KeptPicture, keptPlace } from "#lambdas/pictures/kept-pictures.ts";
import { ownPicture } from "#lambdas/pictures/own-picture.ts";
import { put } from "#lambdas/table/actions.ts";
import { type DailyQuota, giveBack, spend } from "#lambdas/table/daily-quota.ts";
import type { AnalysisItem } from "#lambdas/table/items/pictures.ts";
import { keys } from "#lambdas/table/keys.ts";

type Receipt = KeptPicture<"receipt">;
type BikePhoto = KeptPicture<"bike-photo">;

/** As long as the pictures it is about. */
const secondsKept = 24 * 60 * 60;

/** Reads the pictures at once. What stands on them is neither stored nor logged. */
const look = async (world: AnalysisWorld, receipt: Receipt, photo: BikePhoto | undefined) => {
  const { vision, buckets } = world;
  try {
    return await Promise.all([
      vision.readReceipt(keptPlace(buckets, receipt)),
      photo && vision.lookAt(keptPlace(buckets, photo)),
    ]);
  } catch (error) {
    world.reportFailure(error instanceof Error ? error.name : "unknown");
    throw new ProblemError("analysis-failed");
  }
};

const analysePictures = async (
  world: AnalysisWorld,
  claim: { frameNumber: string; personalNumber: string },
  receipt: Receipt,
  photo: BikePhoto | undefined,
): Promise<Analysis> => {
  const now = world.system.now();
  const [lines, sight] = await look(world, receipt, photo);
  const checks = checkReceipt(
    lines.map(({ text }) => text),
    claim,
  );
  const item: Omit<AnalysisItem, "entity"> = {
    id: world.system.newId("analysis"),
    ownerId: receipt.ownerId,
    frameNumber: claim.frameNumber,
    receiptUploadId: receipt.id,
    bikePhotoUploadId: photo?.id,
    bike: readBike(lines, sight),
    checks,
    verified: isVerified(checks),
    createdAt: now.toISOString(),
    expiresAt: Math.floor(now.getTime() / 1000) + secondsKept,
  };
  await world.table.transact([put(keys.analysis(item.id), "analysis", item).expectNew("stale")]);
  return item;
};

/** Reads a receipt, and a photo where there is one, for one frame number. The stored outcome is what a registration rests on. */
export const analyse = async (
  world: AnalysisWorld,
  userId: string,
  request: NewAnalysis,
): Promise<Analysis> => {
  const { frameNumber, receiptUploadId, bikePhotoUploadId } = request;
  const receipt = await ownPicture(world.table, userId, receiptUploadId, "receipt");
  const photo =
    bikePhotoUploadId === undefined
      ? undefined
      : await ownPicture(world.table, userId, bikePhotoUploadId, "bike-photo");
  const personalNumber = await ownPersonalNumber(world, userId);

  const quota: DailyQuota = { what: "analyses", perDay: world.perDay, failure: "analysis-limit-reached" };
  const begun = world.system.now();
  await world.table.transact([spend(quota, userId, begun)]);
  try {
    return await analysePictures(world, { frameNumber, personalNumber }, receipt, photo);
  } catch (error) {
    await world.table.transact([giveBack(quota, userId, begun)]);
    throw error;
  }
};
