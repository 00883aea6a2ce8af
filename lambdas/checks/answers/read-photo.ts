import type { NumberInPhoto, Photo } from "#contract/checks/photos.ts";
import { swedishDate } from "#contract/platform/calendar-date.ts";
import { maxPhotosPerDay } from "#contract/platform/reading-limits.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import type { TextLine } from "#lambdas/platform/ocr/text-line.ts";
import type { System } from "#lambdas/platform/system.ts";
import type { UseCounter } from "#lambdas/platform/table/counter.ts";
import { type RateLimit, swedishDay } from "#lambdas/platform/table/rate-limit.ts";
import { numbersInPhoto } from "./numbers-in-photo.ts";

export type PhotoContext = {
  readonly system: Pick<System, "now">;
  readonly count: UseCounter;
  readonly readLettering: (jpeg: Uint8Array) => Promise<TextLine[]>;
  /** Alerts the operators with the error's name. */
  readonly reportFailure: (errorName: string) => void;
};

const ofEverybody: RateLimit = {
  what: "check-photos",
  max: maxPhotosPerDay,
  window: swedishDay,
  failure: "reading-limit-reached",
};

const causedBySender = new Set([
  "ImageTooLargeException",
  "InvalidImageFormatException",
  "InvalidParameterException",
]);

/** Reads a number from two sizes of one photo. Neither pictures nor texts are stored or logged. */
export const readPhoto = async (
  { system, count, readLettering, reportFailure }: PhotoContext,
  { larger, smaller }: Photo,
): Promise<{ numbers: NumberInPhoto[] }> => {
  await count(ofEverybody, "all");
  const read = (picture: string): Promise<TextLine[]> => readLettering(Buffer.from(picture, "base64"));
  try {
    const drawings = await Promise.all([read(larger), read(smaller)]);
    return { numbers: numbersInPhoto(drawings, swedishDate(system.now())) };
  } catch (error) {
    const name = error instanceof Error ? error.name : "unknown";
    if (causedBySender.has(name)) throw new ProblemError("upload-unreadable");
    reportFailure(name);
    throw new ProblemError("analysis-failed");
  }
};
