import { type LineRole, lineRoles } from "./article-lines.ts";
import { isOtherNumber } from "./explained-numbers.ts";
import {
  type FrameReading,
  minCertainty,
  hasDigit,
  readingsInRow,
  joinGroups,
  leadingGroups,
  readingsOf,
  withoutDirt,
} from "./frame-reading.ts";
import { groupsOf } from "#lambdas/bikes/lettering/number-groups.ts";
import { frameLabelEnds, isOtherLabel } from "./number-labels.ts";
import { namesMake } from "./read-brand.ts";
import { plainText } from "#lambdas/platform/ocr/plain-text.ts";
import type { TextLine } from "#lambdas/platform/ocr/text-line.ts";

const isDigits = (text: string): boolean => /^\d+$/.test(text);

/**
 * Readings at the beginning of the line below a bare label. Digits alone count only if they are
 * alone on that line.
 */
export const readingsBelow = (next: TextLine | undefined): FrameReading[] => {
  if (next === undefined || frameLabelEnds(next.text).length > 0) return [];
  const groups = withoutDirt(groupsOf(next));
  const readings = readingsOf(leadingGroups(groups)).filter(({ text }) => /\d/.test(text));
  return readings.filter(({ text }) => !isDigits(text) || (groups.length === 1 && !isOtherNumber(text)));
};

const columnWithoutNumber = /^(?:artikel|antal|pris|price|summa|total|belopp|moms|rabatt)\W*$/;

/** A table column whose numbers are not frame numbers. */
const isOtherColumn = (word: string): boolean =>
  isOtherLabel(word) && !columnWithoutNumber.test(plainText(word));

const bicycle = /cykel|bike|racer|\bmtb\b/;
export const isOfBicycle = ({ text }: TextLine): boolean => bicycle.test(plainText(text));

/** Longer than any table of purchases. */
const maxRows = 12;

/**
 * Readings in the rows below headings that include frame numbers: the first row and those of
 * further bicycles.
 */
export const readingsUnderHeadings = (lines: readonly TextLine[], index: number): FrameReading[] => {
  const headings = groupsOf(lines[index] ?? { text: "", confidence: 0 });
  const isOnlyColumn = !headings.some(({ raw }) => isOtherColumn(raw));
  const rows = lines.slice(index + 1, index + 1 + maxRows);
  const end = rows.findIndex(
    (row, place) =>
      frameLabelEnds(row.text).length > 0 ||
      (place > 0 && groupsOf(row).some(({ raw }) => isOtherLabel(raw))),
  );
  return rows
    .slice(0, end === -1 ? undefined : end)
    .filter((row, place) => place === 0 || isOfBicycle(row) || namesMake(row))
    .flatMap((row) => readingsInRow(groupsOf(row), isOnlyColumn))
    .filter(({ text }) => !isOtherNumber(text));
};

/** A label alone on its line. */
const isBare = (line: TextLine | undefined, isLabel: (line: TextLine) => boolean): boolean =>
  line !== undefined && !/\d/.test(line.text) && groupsOf(line).length <= 3 && isLabel(line);

const namesFrame = ({ text }: TextLine): boolean => frameLabelEnds(text).length > 0;
const namesOther = (line: TextLine): boolean => groupsOf(line).some(({ raw }) => isOtherLabel(raw));

/** A number alone on its line. Groups of digits may be a price. */
const alone = (line: TextLine): FrameReading[] => {
  const groups = withoutDirt(groupsOf(line));
  const number = joinGroups(groups, true);
  const isOne = groups.length > 0 && leadingGroups(groups).length === groups.length && groups.some(hasDigit);
  const isNumber = number.text.replaceAll(/\D/g, "").length >= 4 && !isOtherNumber(number.text);
  return isOne && isNumber && (groups.length === 1 || !isDigits(number.text)) ? [number] : [];
};

/** OCR may return one line in several versions below each other. */
const maxVersions = 4;
const nearby = 3;

/**
 * A number alone above a label that is also alone, as on forms. Digits count only just below an
 * article and not below another label.
 */
export const readingsAbove = (lines: readonly TextLine[], index: number): FrameReading[] => {
  const label = lines[index];
  if (!isBare(label, (line) => namesFrame(line) && !namesOther(line))) return [];
  const earlier = lines.slice(Math.max(0, index - maxVersions), index).toReversed();
  const sure = earlier.findIndex((line) => line.confidence >= minCertainty || groupsOf(line).length > 1);
  const versions = earlier.slice(0, sure === -1 ? undefined : sure + 1);
  const first = index - versions.length;
  if (isBare(lines[first - 1], (line) => namesFrame(line) || namesOther(line))) return [];
  const roles: readonly LineRole[] = lineRoles(lines);
  const wasBought = roles.slice(Math.max(0, first - nearby), first).includes("article");
  return versions.flatMap(alone).filter(({ text }) => wasBought || !isDigits(text));
};
