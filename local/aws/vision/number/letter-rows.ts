import { forEachComponent } from "#local/aws/vision/image/components.ts";
import type { Gray } from "#local/aws/vision/image/gray.ts";
import { drawRelief } from "./relief.ts";

/** A row of letters: its middle, length and height in pixels, and its rotation. */
export type LetterRow = {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly height: number;
  readonly degrees: number;
  readonly letters: number;
  /** The row's share of all letters. */
  readonly share: number;
};

type Letter = {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly high: number;
};

const LEAST_HEIGHT = 14;
const LEAST_LETTERS = 5;
const MOST_SLOPE = Math.tan((20 * Math.PI) / 180);
const MOST_LETTERS = 160;

const findLetters = (relief: Gray, dark: number): Letter[] => {
  const letters: Letter[] = [];
  const ink = relief.data.map((value) => (value < dark ? 1 : 0));
  forEachComponent(ink, relief.width, ({ left, right, top, bottom, pixels }) => {
    const [wide, high] = [right - left + 1, bottom - top + 1];
    // The bars of a barcode are narrower.
    const isLetter = wide > 0.22 * high && wide < 1.6 * high && pixels.length > 0.12 * wide * high;
    if (high >= LEAST_HEIGHT && high < 0.8 * relief.height && isLetter)
      letters.push({ x: (left + right) / 2, y: (top + bottom) / 2, wide, high });
  });
  return letters.toSorted((a, b) => b.high - a.high).slice(0, MOST_LETTERS);
};

/** The letters of the same height on the line through two of them. */
const onLine = (letters: readonly Letter[], one: Letter, other: Letter): Letter[] => {
  const slope = (other.y - one.y) / (other.x - one.x);
  if (Math.abs(slope) > MOST_SLOPE) return [];
  const high = (one.high + other.high) / 2;
  return letters.filter(
    (letter) =>
      Math.abs(letter.y - one.y - slope * (letter.x - one.x)) < 0.2 * high &&
      Math.abs(letter.high - high) < 0.3 * high,
  );
};

/** Drops letters that are more than twice their height away from the next. */
const withoutGaps = (row: readonly Letter[]): Letter[] => {
  const parts: Letter[][] = [];
  for (const letter of row.toSorted((a, b) => a.x - b.x)) {
    const before = parts.at(-1)?.at(-1);
    if (before !== undefined && letter.x - before.x < 2 * letter.high) parts.at(-1)?.push(letter);
    else parts.push([letter]);
  }
  return parts.toSorted((a, b) => b.length - a.length)[0] ?? [];
};

const measure = (row: readonly Letter[], all: readonly Letter[]): LetterRow => {
  const mean = (of: (letter: Letter) => number): number =>
    row.reduce((sum, letter) => sum + of(letter), 0) / row.length;
  const [x, y] = [mean((letter) => letter.x), mean((letter) => letter.y)];
  const spread = row.reduce((sum, letter) => sum + (letter.x - x) ** 2, 0);
  const slope = row.reduce((sum, letter) => sum + (letter.x - x) * (letter.y - y), 0) / Math.max(1, spread);
  const [left, right] = [
    Math.min(...row.map((letter) => letter.x - letter.wide / 2)),
    Math.max(...row.map((letter) => letter.x + letter.wide / 2)),
  ];
  const middle = (left + right) / 2;
  return {
    x: middle,
    y: y + slope * (middle - x),
    length: (right - left) * Math.hypot(1, slope),
    height: Math.max(...row.map(({ high }) => high)),
    degrees: (Math.atan(slope) * 180) / Math.PI,
    letters: row.length,
    share: row.length / all.length,
  };
};

/** Longer rows first; of equally long ones the higher, because a hollow letter can break in two. */
const weight = (row: readonly Letter[]): number => row.reduce((sum, { high }) => sum + Math.sqrt(high), 0);

const longestRow = (letters: readonly Letter[]): Letter[] => {
  let best: Letter[] = [];
  for (const [place, one] of letters.entries())
    for (const other of letters.slice(place + 1)) {
      if (Math.abs(one.high - other.high) > 0.3 * one.high || Math.abs(one.x - other.x) < one.high) continue;
      const row = withoutGaps(onLine(letters, one, other));
      if (weight(row) > weight(best)) best = row;
    }
  return best;
};

const scaled = ({ x, y, length, height, ...row }: LetterRow, scale: number): LetterRow => ({
  ...row,
  x: x * scale,
  y: y * scale,
  length: length * scale,
  height: height * scale,
});

/** In pixels: the strokes of a number close to the camera are whole only in a small drawing. */
const WIDTHS = [1000, 640, 400];
/** Of 255: faint strokes need the highest threshold, and touching letters the lowest. */
const DARKS = [110, 150, 190];

const value = ({ letters, height }: LetterRow): number => letters * Math.sqrt(height);

/** Finds the longest row of letters, in pixels of the page. */
export const findLetterRow = async (page: Gray): Promise<LetterRow | undefined> => {
  const rows: LetterRow[] = [];
  for (const width of WIDTHS) {
    const relief = await drawRelief(page, width);
    for (const dark of DARKS) {
      const letters = findLetters(relief, dark);
      const row = longestRow(letters);
      if (row.length >= LEAST_LETTERS) rows.push(scaled(measure(row, letters), page.width / width));
    }
  }
  return rows.toSorted((a, b) => value(b) - value(a))[0];
};
