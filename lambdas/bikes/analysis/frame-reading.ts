import type { Group } from "#lambdas/bikes/lettering/number-groups.ts";
import { isOtherLabel } from "./number-labels.ts";

/** A possible frame number with its confidence in percent. `whole`: it uses all groups at that place. */
export type FrameReading = { readonly text: string; readonly confidence: number; readonly whole: boolean };

/** In percent, measured on receipts: readings below this are too often wrong. */
export const minCertainty = 88;

/** A printed number has at most this many groups. */
const maxGroups = 6;

const digitsIn = ({ text }: Group): number => text.replaceAll(/\D/g, "").length;

export const hasDigit = (group: Group): boolean => digitsIn(group) > 0;
export const isMixed = (group: Group): boolean =>
  /[A-Z]/.test(group.text) && digitsIn(group) >= 4 && group.text.length >= 6;

export const leadingGroups = (groups: readonly Group[]): Group[] => {
  const stop = groups.findIndex(
    (group) => !hasDigit(group) && (group.text.length > 4 || isOtherLabel(group.raw)),
  );
  return groups.slice(0, stop === -1 ? undefined : stop);
};

const isUnit = (group: Group | undefined): boolean => /^(?:KR|SEK|ST|PCS)$/.test(group?.text ?? "");

const withoutPrice = (groups: readonly Group[]): readonly Group[] => {
  const [unit, amount, thousands] = groups.toReversed();
  if (!unit || !amount || !isUnit(unit)) return groups;
  if (!/^\d+$/.test(amount.text)) return groups;
  const hasThousands = /^\d{3}$/.test(amount.text) && /^\d{1,3}$/.test(thousands?.text ?? "");
  const left = groups.slice(0, hasThousands ? -3 : -2);
  return withoutPrice(left.length > 1 && left.at(-1)?.text === "1" ? left.slice(0, -1) : left);
};

/** A price, perhaps after a quantity, as in the columns beside a label whose number is on the line below. */
export const isPriceAlone = (groups: readonly Group[]): boolean => {
  const left = withoutPrice(groups);
  return left.length < groups.length && left.length < 2 && left.every(({ text }) => /^\d{1,2}$/.test(text));
};

export const joinGroups = (groups: readonly Group[], whole: boolean): FrameReading => ({
  text: groups.map(({ text }) => text).join(""),
  confidence: Math.min(100, ...groups.map(({ confidence }) => confidence)),
  whole,
});

/** Joins all groups, and also every shorter beginning. */
export const readingsOf = (groups: readonly Group[]): FrameReading[] => {
  const own = withoutPrice(groups.slice(0, maxGroups));
  return own.map((_, index) => joinGroups(own.slice(0, index + 1), index === own.length - 1));
};

/**
 * A doubtful short group in mixed case is dirt on the paper, and so is a single small letter beside
 * capitals.
 */
const isDirt = ({ raw, confidence }: Group, beside: readonly Group[]): boolean => {
  if (confidence >= minCertainty) return false;
  if (/^[a-z]$/.test(raw)) return beside.some((other) => /[A-Z]/.test(other.raw));
  return raw.length <= 3 && /[a-z]/.test(raw) && /[A-Z]/.test(raw);
};

export const withoutDirt = (groups: readonly Group[]): Group[] =>
  groups.filter((group) => !isDirt(group, groups));

/**
 * Groups in a table row that may be frame numbers: those with letters, or the only one of digits.
 * If another column has numbers too, digits do not count, and several groups with letters are all
 * uncertain.
 */
export const readingsInRow = (groups: readonly Group[], isOnlyColumn: boolean): FrameReading[] => {
  const mixed = groups.filter(
    (group, place) => isMixed(group) && !isOtherLabel(groups[place - 1]?.raw ?? ""),
  );
  const digits = groups.filter(({ text }, place) => /^\d{6,}$/.test(text) && !isUnit(groups[place + 1]));
  const alone = isOnlyColumn && mixed.length === 0 && digits.length === 1 ? digits : [];
  const isClear = isOnlyColumn || mixed.length === 1;
  return [...mixed, ...alone].map((group) => joinGroups([group], isClear));
};
