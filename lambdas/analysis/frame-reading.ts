import type { Group } from "#lambdas/analysis/number-groups.ts";
import { isOtherLabel } from "#lambdas/analysis/number-labels.ts";

/** What a receipt may call the frame number of a bicycle, and how sure the reading is. `whole`: all that stands there, and not only its beginning. */
export type FrameReading = { readonly text: string; readonly confidence: number; readonly whole: boolean };

/** Percent. Measured on receipts: below it a number that was read is too often another one. */
export const certain = 88;

/** A number is printed in at most so many groups. */
const maxGroups = 6;

const digitsIn = ({ text }: Group): number => text.replaceAll(/\D/g, "").length;

export const hasDigit = (group: Group): boolean => digitsIn(group) > 0;
export const isMixed = (group: Group): boolean =>
  /[A-Z]/.test(group.text) && digitsIn(group) >= 4 && group.text.length >= 6;

/** The groups that can belong to a number, up to the first word. */
export const leading = (groups: readonly Group[]): Group[] => {
  const stop = groups.findIndex(
    (group) => !hasDigit(group) && (group.text.length > 4 || isOtherLabel(group.raw)),
  );
  return groups.slice(0, stop === -1 ? undefined : stop);
};

const isUnit = (group: Group | undefined): boolean => /^(?:KR|SEK|ST|PCS)$/.test(group?.text ?? "");

/** Without a price or a number of pieces at the end. */
const withoutPrice = (groups: readonly Group[]): readonly Group[] => {
  const [unit, amount, thousands] = groups.toReversed();
  if (!unit || !amount || !isUnit(unit)) return groups;
  if (!/^\d+$/.test(amount.text)) return groups;
  const hasThousands = /^\d{3}$/.test(amount.text) && /^\d{1,3}$/.test(thousands?.text ?? "");
  const left = groups.slice(0, hasThousands ? -3 : -2);
  return withoutPrice(left.length > 1 && left.at(-1)?.text === "1" ? left.slice(0, -1) : left);
};

/** A price with at most a number of pieces before it, as in the columns beside a label that has its number below it. */
export const isPriceAlone = (groups: readonly Group[]): boolean => {
  const left = withoutPrice(groups);
  return left.length < groups.length && left.length < 2 && left.every(({ text }) => /^\d{1,2}$/.test(text));
};

export const joined = (groups: readonly Group[], whole: boolean): FrameReading => ({
  text: groups.map(({ text }) => text).join(""),
  confidence: Math.min(100, ...groups.map(({ confidence }) => confidence)),
  whole,
});

/** All of these groups as one number, and whatever it may be the beginning of. */
export const readingsOf = (groups: readonly Group[]): FrameReading[] => {
  const own = withoutPrice(groups.slice(0, maxGroups));
  return own.map((_, index) => joined(own.slice(0, index + 1), index === own.length - 1));
};

/** A few signs in capitals and small letters are dirt on the paper, and so is a small letter by itself beside capitals. */
const isDirt = ({ raw, confidence }: Group, beside: readonly Group[]): boolean => {
  if (confidence >= certain) return false;
  if (/^[a-z]$/.test(raw)) return beside.some((other) => /[A-Z]/.test(other.raw));
  return raw.length <= 3 && /[a-z]/.test(raw) && /[A-Z]/.test(raw);
};

export const withoutDirt = (groups: readonly Group[]): Group[] =>
  groups.filter((group) => !isDirt(group, groups));

/** Single groups on the row of a table that can be numbers: those with letters, and the one of digits alone. Where another column has numbers too, digits do not count, and of several with letters none is certain. */
export const inRow = (groups: readonly Group[], isOnlyColumn: boolean): FrameReading[] => {
  const mixed = groups.filter(
    (group, place) => isMixed(group) && !isOtherLabel(groups[place - 1]?.raw ?? ""),
  );
  const digits = groups.filter(({ text }, place) => /^\d{6,}$/.test(text) && !isUnit(groups[place + 1]));
  const alone = isOnlyColumn && mixed.length === 0 && digits.length === 1 ? digits : [];
  const isClear = isOnlyColumn || mixed.length === 1;
  return [...mixed, ...alone].map((group) => joined([group], isClear));
};
