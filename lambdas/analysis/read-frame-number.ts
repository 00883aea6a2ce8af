import type { FrameReadings } from "#contract/analysis.ts";
import { swedishDate } from "#contract/calendar-date.ts";
import type { AnalysisContext } from "./analysis-context.ts";
import { numbersOnFrame } from "#lambdas/analysis/numbers-on-frame.ts";
import type { Caller } from "#lambdas/shared/http/caller.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import type { TextLine } from "#lambdas/shared/ocr/text-line.ts";
import { type KeptPicture, keptPlace } from "#lambdas/shared/pictures/kept-pictures.ts";
import { ownPicture } from "#lambdas/shared/pictures/own-picture.ts";
import { storeOf } from "#lambdas/shared/stores/store-of.ts";
import { whileMember } from "#lambdas/shared/stores/while-member.ts";
import { type RateLimit, counted, giveBack, swedishDay } from "#lambdas/shared/table/rate-limit.ts";

type Context = Omit<AnalysisContext, "cipher" | "perDay">;

const read = async (context: Context, picture: KeptPicture<"bike-photo">): Promise<TextLine[]> => {
  try {
    return await context.vision.readLettering(keptPlace(context.buckets, picture));
  } catch (error) {
    context.reportFailure(error instanceof Error ? error.name : "unknown");
    throw new ProblemError("analysis-failed");
  }
};

/** Reads a frame number from a picture that a member of a store has taken of it. What was read is offered, and neither stored nor logged. */
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
    most: context.readingsPerDay,
    window: swedishDay,
    failure: "analysis-limit-reached",
  };
  const picture = await ownPicture(table, userId, uploadId, "bike-photo");
  await table.transact([...whileMember(storeOf(caller), userId), counted(perPerson, userId, begun)]);
  try {
    return { readings: numbersOnFrame(await read(context, picture), swedishDate(begun)) };
  } catch (error) {
    await table.transact([giveBack(perPerson, userId, begun)]);
    throw error;
  }
};
