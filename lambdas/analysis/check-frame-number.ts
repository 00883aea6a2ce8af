import type * as z from "zod";
import type { FrameNumberCheck } from "#contract/analysis.ts";
import { asStamped, foldFrameNumber, isFrameNumber } from "#contract/frame-number.ts";
import { type FrameReading, certain } from "#lambdas/analysis/frame-reading.ts";
import { frameReadings } from "#lambdas/analysis/frame-readings.ts";
import type { TextLine } from "#lambdas/shared/ocr/text-line.ts";

type Outcome = z.infer<typeof FrameNumberCheck>;

/** Percent. Makers leave O, I and Q out, so where one is read among letters it is mostly another sign. */
const certainDespiteRareLetters = 95;

const neededFor = (number: string): number => (/[OIQ]/.test(number) ? certainDespiteRareLetters : certain);

/** Enough digits for a serial number; prose and prices behind the label have not. */
export const looksLikeFrameNumber = (text: string): boolean =>
  isFrameNumber(text) && text.replaceAll(/\D/g, "").length >= 4;

const isSure = (frameNumber: string, { text, confidence, whole }: FrameReading): boolean =>
  whole && confidence >= neededFor(frameNumber) && asStamped(text) === frameNumber;

/** The number that a receipt gives the frame, read whole if any is; undefined where it names none. */
export const namedFrameNumber = (lines: readonly TextLine[], personalNumber: string): string | undefined => {
  const named = frameReadings(lines, personalNumber).filter(({ text }) => looksLikeFrameNumber(text));
  return (named.find(({ whole }) => whole) ?? named[0])?.text;
};

/** The frame numbers that a receipt names for certain. */
export const frameNumbersNamed = (lines: readonly TextLine[], personalNumber: string): string[] =>
  frameReadings(lines, personalNumber)
    .map((reading) => ({ ...reading, number: asStamped(reading.text) }))
    .filter((reading) => isSure(reading.number, reading) && looksLikeFrameNumber(reading.number))
    .map(({ number }) => number);

/**
 * Looks for one frame number, in its canonical spelling, where a receipt speaks of the frame. A number that stands
 * elsewhere is something else. `likely` is one that was read with doubt, or looks the same.
 */
export const checkFrameNumber = (
  lines: readonly TextLine[],
  frameNumber: string,
  personalNumber: string,
): Outcome => {
  const readings = frameReadings(lines, personalNumber);
  if (readings.some((reading) => isSure(frameNumber, reading))) return "match";
  const fold = foldFrameNumber(frameNumber);
  if (fold !== "" && readings.some(({ text }) => foldFrameNumber(text) === fold)) return "likely";
  return readings.some(({ text }) => looksLikeFrameNumber(text)) ? "mismatch" : "missing";
};
