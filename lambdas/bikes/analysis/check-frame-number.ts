import type * as z from "zod";
import type { FrameNumberCheck } from "#contract/bikes/analysis.ts";
import { asStamped, foldFrameNumber } from "#contract/bikes/frame-number.ts";
import type { TextLine } from "#lambdas/platform/ocr/text-line.ts";
import {
  type FrameReading,
  minCertainty,
  hasDigit,
  isMixed,
  isPriceAlone,
  joinGroups,
  leadingGroups,
  readingsOf,
  withoutDirt,
} from "./frame-reading.ts";
import { readingsAbove, readingsBelow, isOfBicycle, readingsUnderHeadings } from "./around-label.ts";
import { lineRoles } from "./article-lines.ts";
import { explainedNumbers } from "./explained-numbers.ts";
import { type Group, groupsOf } from "#lambdas/bikes/lettering/number-groups.ts";
import { looksLikeFrameNumber } from "#lambdas/bikes/lettering/numbers-on-frame.ts";
import { frameLabelEnds, isOtherLabel } from "./number-labels.ts";
import { brandOnReceipt } from "./read-brand.ts";

/** The rest of a number broken at the end of its line: alone on the next line, with letters and digits. */
const restOn = (next: TextLine | undefined): Group[] => {
  const groups = next === undefined ? [] : withoutDirt(groupsOf(next));
  const isRest = groups.length === 1 && groups.every((group) => hasDigit(group) && /[A-Z]/.test(group.text));
  return isRest && next !== undefined && frameLabelEnds(next.text).length === 0 ? groups : [];
};

/** Readings below or above a label. If both exist, neither is certain. */
const aroundLabel = (lines: readonly TextLine[], index: number): FrameReading[] => {
  const [under, over] = [readingsBelow(lines[index + 1]), readingsAbove(lines, index)];
  if (under.length === 0 || over.length === 0) return [...under, ...over];
  return [...under, ...over].map((reading) => ({ ...reading, whole: false }));
};

const labelledReadings = (lines: readonly TextLine[]): FrameReading[] =>
  lines.flatMap((line, index) =>
    frameLabelEnds(line.text).flatMap((end, place, ends) => {
      const behind = groupsOf(line, end).filter(({ start }) => start < (ends[place + 1] ?? Infinity));
      const own = leadingGroups(behind);
      if (own.some(hasDigit) && !isPriceAlone(own)) return readingsOf([...own, ...restOn(lines[index + 1])]);
      const isHeading = behind.some(({ raw }) => isOtherLabel(raw));
      return isHeading ? readingsUnderHeadings(lines, index) : aroundLabel(lines, index);
    }),
  );

/** Numbers with letters on the bicycle's line, or alone on the line below. */
const besideBicycle = (lines: readonly TextLine[]): FrameReading[] => {
  const roles = lineRoles(lines);
  const brand = brandOnReceipt(lines)?.line;
  return lines.flatMap((line, index) => {
    if (roles[index] === "other" || (index !== brand && !isOfBicycle(line))) return [];
    const own = groupsOf(line).filter(
      (group, place, all) => isMixed(group) && !isOtherLabel(all[place - 1]?.raw ?? ""),
    );
    return [...own, ...restOn(lines[index + 1]).filter(isMixed)].map((group) => joinGroups([group], true));
  });
};

/** Readings at frame labels; without any, those beside the bicycle. */
const frameReadings = (lines: readonly TextLine[], personalNumber: string): FrameReading[] => {
  const labelled = labelledReadings(lines);
  const readings = labelled.some(({ text }) => /\d/.test(text)) ? labelled : besideBicycle(lines);
  const explained = explainedNumbers(lines, personalNumber);
  return readings.filter(({ text }) => !explained.has(text));
};

type Outcome = z.infer<typeof FrameNumberCheck>;

/** In percent. Makers avoid O, I and Q, so one of them among letters is usually misread. */
const certainDespiteRareLetters = 95;

const neededFor = (number: string): number =>
  /[OIQ]/.test(number) ? certainDespiteRareLetters : minCertainty;

const isSure = (frameNumber: string, { text, confidence, whole }: FrameReading): boolean =>
  whole && confidence >= neededFor(frameNumber) && asStamped(text) === frameNumber;

/** The receipt's frame number, preferably a complete one. */
export const namedFrameNumber = (lines: readonly TextLine[], personalNumber: string): string | undefined => {
  const named = frameReadings(lines, personalNumber).filter(({ text }) => looksLikeFrameNumber(text));
  return (named.find(({ whole }) => whole) ?? named[0])?.text;
};

const looksLike = (one: string, other: string): boolean =>
  foldFrameNumber(one) !== "" && foldFrameNumber(one) === foldFrameNumber(other);

/** The surest reading that resembles the claimed number. */
export const likelyFrameNumber = (
  lines: readonly TextLine[],
  frameNumber: string,
  personalNumber: string,
): string | undefined =>
  frameReadings(lines, personalNumber)
    .filter(({ text }) => looksLike(text, frameNumber))
    .toSorted((one, other) => other.confidence - one.confidence)[0]?.text;

export const frameNumbersNamed = (lines: readonly TextLine[], personalNumber: string): string[] =>
  frameReadings(lines, personalNumber)
    .map((reading) => ({ ...reading, number: asStamped(reading.text) }))
    .filter((reading) => isSure(reading.number, reading) && looksLikeFrameNumber(reading.number))
    .map(({ number }) => number);

/**
 * Compares a canonical frame number with those at the receipt's frame labels; numbers elsewhere do
 * not count. `likely`: read with doubt, or looks the same.
 */
export const checkFrameNumber = (
  lines: readonly TextLine[],
  frameNumber: string,
  personalNumber: string,
): Outcome => {
  const readings = frameReadings(lines, personalNumber);
  if (readings.some((reading) => isSure(frameNumber, reading))) return "match";
  if (readings.some(({ text }) => looksLike(text, frameNumber))) return "likely";
  return readings.some(({ text }) => looksLikeFrameNumber(text)) ? "mismatch" : "missing";
};
