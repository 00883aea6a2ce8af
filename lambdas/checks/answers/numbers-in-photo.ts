import type { CalendarDate } from "#contract/platform/calendar-date.ts";
import { maxNumbersInPhoto, type NumberInPhoto } from "#contract/checks/photos.ts";
import { numbersOnFrame } from "#lambdas/bikes/lettering/numbers-on-frame.ts";
import type { TextLine } from "#lambdas/platform/ocr/text-line.ts";

/** Characters that look alike when stamped, with the others that each may be. */
const lookalikes: Readonly<Record<string, string>> = {
  0: "O",
  O: "0",
  Q: "0",
  D: "0",
  1: "I",
  I: "1",
  L: "1",
  2: "Z",
  Z: "2",
  5: "S",
  S: "5",
  6: "G",
  G: "6",
  8: "B",
  B: "8",
};

/** In percent. */
const minCertainty = 90;

/** Choosing among more takes longer than typing. */
const maxOthers = 3;

/** Per picture; enough that several readings of one number displace no other. */
const maxReadings = 9;

/** A number with its confidence in each picture, 0 where it was not read. */
type Seen = { readonly number: string; readonly sureness: readonly [number, number] };

const seenIn = (
  drawings: readonly [readonly TextLine[], readonly TextLine[]],
  today: CalendarDate,
): Seen[] => {
  const [first, second] = drawings.map(
    (lines) =>
      new Map(
        numbersOnFrame(lines, today, maxReadings).map(({ frameNumber, confidence }) => [
          frameNumber,
          confidence,
        ]),
      ),
  );
  const numbers = new Set([...(first?.keys() ?? []), ...(second?.keys() ?? [])]);
  return [...numbers]
    .map((number): Seen => ({ number, sureness: [first?.get(number) ?? 0, second?.get(number) ?? 0] }))
    .toSorted((one, other) => sum(other.sureness) - sum(one.sureness));
};

const sum = ([first, second]: readonly [number, number]): number => first + second;

const isDigit = (sign: string | undefined): boolean => sign !== undefined && /\d/.test(sign);

/** True for a digit beside digits or a letter beside letters, which is rarely misread. Makers avoid I, O and Q. */
const fitsNeighbours = (number: string, place: number): boolean => {
  const [before, sign, after] = [number[place - 1], number[place], number[place + 1]];
  const fits = (neighbour: string | undefined): boolean =>
    neighbour === undefined || isDigit(neighbour) === isDigit(sign);
  return fits(before) && fits(after) && !/[IOQ]/.test(sign ?? "");
};

/** Two readings of one number differ in at most a third of their characters. */
const maxDifference = 1 / 3;

const isSameLength = (one: string, other: string): boolean =>
  one.length === other.length &&
  Array.from(one).filter((sign, place) => sign !== other[place]).length <= maxDifference * one.length;

/** Compares pairs of adjacent characters, which survive an extra or a missing one. */
const resembles = (one: string, other: string): boolean => {
  const pairs = Array.from(one.slice(1), (sign, place) => `${one[place]}${sign}`);
  return pairs.filter((pair) => other.includes(pair)).length >= pairs.length / 2;
};

const describe = ({ number, sureness }: Seen, others: readonly string[]): NumberInPhoto => {
  const rivals = others.filter((other) => isSameLength(number, other));
  const signs = Array.from(number, (sign, place) => {
    const read = rivals.map((rival) => rival[place] ?? sign).filter((other) => other !== sign);
    const alike = lookalikes[sign] ?? "";
    const sure = read.length === 0 && (alike === "" || fitsNeighbours(number, place));
    return { sign, others: [...new Set([...read, ...Array.from(alike)])].slice(0, maxOthers), sure };
  });
  const isDisputed = others.some((other) => resembles(number, other) || resembles(other, number));
  const isRead = Math.min(...sureness) >= minCertainty;
  return { signs, certain: isRead && !isDisputed && signs.every(({ sure }) => sure) };
};

/** Puts other numbers before other readings of the same one, which may have an extra character. */
const differentFirst = (seen: readonly Seen[]): Seen[] => {
  const isAnother = ({ number }: Seen, place: number): boolean =>
    !seen.slice(0, place).some((surer) => resembles(number, surer.number) || resembles(surer.number, number));
  return [...seen.filter(isAnother), ...seen.filter((each, place) => !isAnother(each, place))];
};

/**
 * Finds the numbers on two sizes of one photo, the surest first. Readings that differ in a few
 * characters become one number with doubtful characters.
 */
export const numbersInPhoto = (
  drawings: readonly [readonly TextLine[], readonly TextLine[]],
  today: CalendarDate,
): NumberInPhoto[] => {
  const seen = seenIn(drawings, today);
  const numbers = seen.map(({ number }) => number);
  const apart = seen.filter(
    ({ number }, place) => !numbers.slice(0, place).some((surer) => isSameLength(surer, number)),
  );
  return differentFirst(apart)
    .slice(0, maxNumbersInPhoto)
    .map((each) =>
      describe(
        each,
        numbers.filter((other) => other !== each.number),
      ),
    );
};
