import { lineRoles } from "#lambdas/analysis/article-lines.ts";
import { explainedNumbers, isSomethingElse } from "#lambdas/analysis/explained-numbers.ts";
import { type Group, groupsOf } from "#lambdas/analysis/number-groups.ts";
import { frameLabelEnds, isOtherLabel } from "#lambdas/analysis/number-labels.ts";
import { brandOnReceipt } from "#lambdas/analysis/read-brand.ts";
import { plainText } from "#lambdas/shared/ocr/plain-text.ts";
import type { TextLine } from "#lambdas/shared/ocr/text-line.ts";

/** What a receipt may call the frame number of a bicycle, and how sure the reading is. `whole`: all that stands there, and not only its beginning. */
export type FrameReading = { readonly text: string; readonly confidence: number; readonly whole: boolean };

/** A number is printed in at most so many groups. */
const maxGroups = 6;

const hasDigit = ({ text }: Group): boolean => /\d/.test(text);
const isMixed = ({ text }: Group): boolean =>
  /[A-Z]/.test(text) && text.replaceAll(/\D/g, "").length >= 4 && text.length >= 6;

/** The groups that can belong to a number, up to the first word. */
const leading = (groups: readonly Group[]): Group[] => {
  const stop = groups.findIndex(
    (group) => !hasDigit(group) && (group.text.length > 4 || isOtherLabel(group.raw)),
  );
  return groups.slice(0, stop === -1 ? undefined : stop);
};

/** Without a price or a number of pieces at the end. */
const withoutPrice = (groups: readonly Group[]): readonly Group[] => {
  const [unit, amount, thousands] = groups.toReversed();
  if (!unit || !amount || !/^(?:KR|SEK|ST|PCS)$/.test(unit.text)) return groups;
  if (!/^\d+$/.test(amount.text)) return groups;
  const hasThousands = /^\d{3}$/.test(amount.text) && /^\d{1,3}$/.test(thousands?.text ?? "");
  const left = groups.slice(0, hasThousands ? -3 : -2);
  return withoutPrice(left.length > 1 && left.at(-1)?.text === "1" ? left.slice(0, -1) : left);
};

const joined = (groups: readonly Group[], whole: boolean): FrameReading => ({
  text: groups.map(({ text }) => text).join(""),
  confidence: Math.min(100, ...groups.map(({ confidence }) => confidence)),
  whole,
});

/** All of these groups as one number, and whatever it may be the beginning of. */
const readingsOf = (groups: readonly Group[]): FrameReading[] => {
  const own = withoutPrice(groups.slice(0, maxGroups));
  return own.map((_, index) => joined(own.slice(0, index + 1), index === own.length - 1));
};

/** Percent. Measured on receipts: below it a number that was read is too often another one. */
export const certain = 88;

/** A few signs in capitals and small letters are dirt on the paper. */
const isDirt = ({ raw, confidence }: Group): boolean =>
  raw.length <= 3 && confidence < certain && /[a-z]/.test(raw) && /[A-Z]/.test(raw);

/** The rest of a number that is broken at the end of its line: nothing else stands there, and it has letters too. */
const restOn = (next: TextLine | undefined): Group[] => {
  const groups = next === undefined ? [] : groupsOf(next).filter((group) => !isDirt(group));
  const isRest = groups.length === 1 && groups.every((group) => hasDigit(group) && /[A-Z]/.test(group.text));
  return isRest && next !== undefined && frameLabelEnds(next.text).length === 0 ? groups : [];
};

/** What stands below a label that has nothing behind it: a number that begins the line, or one under a row of headings. Digits only count where nothing else stands there. */
const below = (next: TextLine | undefined, isHeading: boolean): FrameReading[] => {
  if (next === undefined || frameLabelEnds(next.text).length > 0) return [];
  const groups = groupsOf(next);
  if (isHeading) return groups.filter(isMixed).map((group) => joined([group], true));
  const found = readingsOf(leading(groups));
  return found.filter(({ text }) => /[A-Z]/.test(text) || (groups.length === 1 && !isSomethingElse(text)));
};

const labelledReadings = (lines: readonly TextLine[]): FrameReading[] =>
  lines.flatMap((line, index) =>
    frameLabelEnds(line.text).flatMap((end, place, ends) => {
      const behind = groupsOf(line, end).filter(({ start }) => start < (ends[place + 1] ?? Infinity));
      const own = leading(behind);
      const next = lines[index + 1];
      if (own.some(hasDigit)) return readingsOf([...own, ...restOn(next)]);
      return below(
        next,
        behind.some(({ raw }) => isOtherLabel(raw)),
      );
    }),
  );

const bicycle = /cykel|bike|racer|\bmtb\b/;

/** Numbers with letters on the line of the bicycle, or alone on the line below it. */
const besideBicycle = (lines: readonly TextLine[]): FrameReading[] => {
  const roles = lineRoles(lines);
  const brand = brandOnReceipt(lines)?.line;
  return lines.flatMap((line, index) => {
    const isBicycle = index === brand || bicycle.test(plainText(line.text));
    if (roles[index] === "other" || !isBicycle) return [];
    const own = groupsOf(line).filter(
      (group, place, all) => isMixed(group) && !isOtherLabel(all[place - 1]?.raw ?? ""),
    );
    return [...own, ...restOn(lines[index + 1]).filter(isMixed)].map((group) => joined([group], true));
  });
};

/** What may be the number of the frame on a receipt: behind or below its label, otherwise beside the bicycle. */
export const frameReadings = (lines: readonly TextLine[], personalNumber: string): FrameReading[] => {
  const labelled = labelledReadings(lines);
  const found = labelled.some(({ text }) => /\d/.test(text)) ? labelled : besideBicycle(lines);
  const explained = explainedNumbers(lines, personalNumber);
  return found.filter(({ text }) => !explained.has(text));
};
