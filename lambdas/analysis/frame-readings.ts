import { above, below, isOfBicycle, underHeadings } from "#lambdas/analysis/around-label.ts";
import { lineRoles } from "#lambdas/analysis/article-lines.ts";
import { explainedNumbers } from "#lambdas/analysis/explained-numbers.ts";
import {
  type FrameReading,
  hasDigit,
  isMixed,
  isPriceAlone,
  joined,
  leading,
  readingsOf,
  withoutDirt,
} from "#lambdas/analysis/frame-reading.ts";
import { type Group, groupsOf } from "#lambdas/analysis/number-groups.ts";
import { frameLabelEnds, isOtherLabel } from "#lambdas/analysis/number-labels.ts";
import { brandOnReceipt } from "#lambdas/analysis/read-brand.ts";
import type { TextLine } from "#lambdas/shared/ocr/text-line.ts";

/** The rest of a number that is broken at the end of its line: nothing else stands there, and it has letters too. */
const restOn = (next: TextLine | undefined): Group[] => {
  const groups = next === undefined ? [] : withoutDirt(groupsOf(next));
  const isRest = groups.length === 1 && groups.every((group) => hasDigit(group) && /[A-Z]/.test(group.text));
  return isRest && next !== undefined && frameLabelEnds(next.text).length === 0 ? groups : [];
};

/** What stands below a label or above it. Where numbers stand on both sides, neither is the frame's for certain. */
const aroundLabel = (lines: readonly TextLine[], index: number): FrameReading[] => {
  const [under, over] = [below(lines[index + 1]), above(lines, index)];
  if (under.length === 0 || over.length === 0) return [...under, ...over];
  return [...under, ...over].map((reading) => ({ ...reading, whole: false }));
};

const labelledReadings = (lines: readonly TextLine[]): FrameReading[] =>
  lines.flatMap((line, index) =>
    frameLabelEnds(line.text).flatMap((end, place, ends) => {
      const behind = groupsOf(line, end).filter(({ start }) => start < (ends[place + 1] ?? Infinity));
      const own = leading(behind);
      if (own.some(hasDigit) && !isPriceAlone(own)) return readingsOf([...own, ...restOn(lines[index + 1])]);
      const isHeading = behind.some(({ raw }) => isOtherLabel(raw));
      return isHeading ? underHeadings(lines, index) : aroundLabel(lines, index);
    }),
  );

/** Numbers with letters on the line of the bicycle, or alone on the line below it. */
const besideBicycle = (lines: readonly TextLine[]): FrameReading[] => {
  const roles = lineRoles(lines);
  const brand = brandOnReceipt(lines)?.line;
  return lines.flatMap((line, index) => {
    if (roles[index] === "other" || (index !== brand && !isOfBicycle(line))) return [];
    const own = groupsOf(line).filter(
      (group, place, all) => isMixed(group) && !isOtherLabel(all[place - 1]?.raw ?? ""),
    );
    return [...own, ...restOn(lines[index + 1]).filter(isMixed)].map((group) => joined([group], true));
  });
};

/** What may be the number of the frame on a receipt: at its label, otherwise beside the bicycle. */
export const frameReadings = (lines: readonly TextLine[], personalNumber: string): FrameReading[] => {
  const labelled = labelledReadings(lines);
  const found = labelled.some(({ text }) => /\d/.test(text)) ? labelled : besideBicycle(lines);
  const explained = explainedNumbers(lines, personalNumber);
  return found.filter(({ text }) => !explained.has(text));
};
