import type { FrameReadings } from "#contract/bikes/analysis.ts";
import { swedishDate } from "#contract/platform/calendar-date.ts";
import type { AnalysisContext } from "./analysis-context.ts";
import { numbersOnFrame } from "#lambdas/bikes/lettering/numbers-on-frame.ts";
import type { Caller } from "#lambdas/platform/http/caller.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import type { TextLine } from "#lambdas/platform/ocr/text-line.ts";
import { type StoredPicture, pictureLocation } from "#lambdas/platform/pictures/stored-pictures.ts";
import { requireOwnPicture } from "#lambdas/platform/pictures/own-picture.ts";
import { storeOf } from "#lambdas/shops/members/store-of.ts";
import { requireMember } from "#lambdas/shops/members/require-member.ts";
import { type RateLimit, countUse, refundUse, swedishDay } from "#lambdas/platform/table/rate-limit.ts";

type Context = Omit<AnalysisContext, "cipher" | "perDay">;

const read = async (context: Context, picture: StoredPicture<"bike-photo">): Promise<TextLine[]> => {
  try {
    return await context.vision.readLettering(pictureLocation(context.buckets, picture));
  } catch (error) {
    context.reportFailure(error instanceof Error ? error.name : "unknown");
    throw new ProblemError("analysis-failed");
  }
};

/**
 * Reads a frame number from a picture taken by a store member. The readings are returned, and
 * neither stored nor logged.
 */
export const readFrameNumber = async (
  context: Context,
  caller: Caller,
  uploadId: string,
): Promise<FrameReadings> => {
  const { table, system } = context;
  const { userId } = caller;
  const begun = system.now();
  const perPerson: RateLimit = {
    what: "frame-readings",
    max: context.readingsPerDay,
    window: swedishDay,
    failure: "analysis-limit-reached",
  };
  const picture = await requireOwnPicture(table, userId, uploadId, "bike-photo");
  await table.transact([...requireMember(storeOf(caller), userId), countUse(perPerson, userId, begun)]);
  try {
    return { readings: numbersOnFrame(await read(context, picture), swedishDate(begun)) };
  } catch (error) {
    await table.transact([refundUse(perPerson, userId, begun)]);
    throw error;
  }
};
