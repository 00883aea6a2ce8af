import { type LineRole, lineRoles } from "#lambdas/analysis/article-lines.ts";
import { isSomethingElse } from "#lambdas/analysis/explained-numbers.ts";
import {
  type FrameReading,
  certain,
  hasDigit,
  inRow,
  joined,
  leading,
  readingsOf,
  withoutDirt,
} from "#lambdas/analysis/frame-reading.ts";
import { groupsOf } from "#lambdas/analysis/number-groups.ts";
import { frameLabelEnds, isOtherLabel } from "#lambdas/analysis/number-labels.ts";
import { namesMake } from "#lambdas/analysis/read-brand.ts";
import { plainText } from "#lambdas/shared/ocr/plain-text.ts";
import type { TextLine } from "#lambdas/shared/ocr/text-line.ts";

const isDigits = (text: string): boolean => /^\d+$/.test(text);

/** What stands below a label that has nothing behind it, at the beginning of the line. Digits only count where nothing else stands there. */
export const below = (next: TextLine | undefined): FrameReading[] => {
  if (next === undefined || frameLabelEnds(next.text).length > 0) return [];
  const groups = withoutDirt(groupsOf(next));
  const found = readingsOf(leading(groups)).filter(({ text }) => /\d/.test(text));
  return found.filter(({ text }) => !isDigits(text) || (groups.length === 1 && !isSomethingElse(text)));
};

const columnWithoutNumber = /^(?:artikel|antal|pris|price|summa|total|belopp|moms|rabatt)\W*$/;

/** A column of a table with other numbers than those of frames. */
const isOtherColumn = (word: string): boolean =>
  isOtherLabel(word) && !columnWithoutNumber.test(plainText(word));

const bicycle = /cykel|bike|racer|\bmtb\b/;
export const isOfBicycle = ({ text }: TextLine): boolean => bicycle.test(plainText(text));

/** A table of what was bought is no longer. */
const mostRows = 12;

/** The rows under headings that name one column after frame numbers: the first, and those of further bicycles. */
export const underHeadings = (lines: readonly TextLine[], index: number): FrameReading[] => {
  const headings = groupsOf(lines[index] ?? { text: "", confidence: 0 });
  const isOnlyColumn = !headings.some(({ raw }) => isOtherColumn(raw));
  const rows = lines.slice(index + 1, index + 1 + mostRows);
  const end = rows.findIndex(
    (row, place) =>
      frameLabelEnds(row.text).length > 0 ||
      (place > 0 && groupsOf(row).some(({ raw }) => isOtherLabel(raw))),
  );
  return rows
    .slice(0, end === -1 ? undefined : end)
    .filter((row, place) => place === 0 || isOfBicycle(row) || namesMake(row))
    .flatMap((row) => inRow(groupsOf(row), isOnlyColumn))
    .filter(({ text }) => !isSomethingElse(text));
};

/** A label that stands by itself on its line. */
const isBare = (line: TextLine | undefined, isLabel: (line: TextLine) => boolean): boolean =>
  line !== undefined && !/\d/.test(line.text) && groupsOf(line).length <= 3 && isLabel(line);

const namesFrame = ({ text }: TextLine): boolean => frameLabelEnds(text).length > 0;
const namesOther = (line: TextLine): boolean => groupsOf(line).some(({ raw }) => isOtherLabel(raw));

/** A number and nothing else. Groups of digits alone may be a price. */
const alone = (line: TextLine): FrameReading[] => {
  const groups = withoutDirt(groupsOf(line));
  const number = joined(groups, true);
  const isOne = groups.length > 0 && leading(groups).length === groups.length && groups.some(hasDigit);
  const isNumber = number.text.replaceAll(/\D/g, "").length >= 4 && !isSomethingElse(number.text);
  return isOne && isNumber && (groups.length === 1 || !isDigits(number.text)) ? [number] : [];
};

/** One line may have been read in so many ways, one below the other. */
const mostWays = 4;
const nearby = 3;

/** A number alone above a label that stands alone too, as above the line of a form. Digits only count just below what was bought, and not where a label stands above them. */
export const above = (lines: readonly TextLine[], index: number): FrameReading[] => {
  const label = lines[index];
  if (!isBare(label, (line) => namesFrame(line) && !namesOther(line))) return [];
  const earlier = lines.slice(Math.max(0, index - mostWays), index).toReversed();
  const sure = earlier.findIndex((line) => line.confidence >= certain || groupsOf(line).length > 1);
  const ways = earlier.slice(0, sure === -1 ? undefined : sure + 1);
  const first = index - ways.length;
  if (isBare(lines[first - 1], (line) => namesFrame(line) || namesOther(line))) return [];
  const roles: readonly LineRole[] = lineRoles(lines);
  const wasBought = roles.slice(Math.max(0, first - nearby), first).includes("article");
  return ways.flatMap(alone).filter(({ text }) => wasBought || !isDigits(text));
};
