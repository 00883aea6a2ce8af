import type { Gray } from "#local/aws/vision/image/gray.ts";
import { type Matrix, apply, invert } from "#local/aws/vision/image/matrix.ts";
import { findPaper } from "#local/aws/vision/image/paper.ts";
import { findInk, type Ink } from "#local/aws/vision/image/skew.ts";
import { cropped, levelView, turned, type Drawing, type View } from "#local/aws/vision/image/view.ts";
import { lookCloser } from "./closer.ts";
import { passReader, wordsSeenIn, type Pass, type ReadPass } from "./pass.ts";
import { isNumber, plausibility } from "./plausible.ts";
import type { OcrPool } from "./pool.ts";
import { choose, linesOf, vote } from "./vote.ts";
import { meanConfidence, overlap, textOf, type Line, type Box, type Word } from "./words.ts";

/** Letter-sized ink outside all words: its share of all ink, and the area with most of it. */
type Unread = { readonly share: number; readonly box: Box };

// Below this, a word may be two lines read as one.
const LEGIBLE = 50;
const MARGIN = 6;
const PADDING = 16;

const isLegible = (word: Word): boolean => word.confidence >= LEGIBLE;

const contains = ({ left, top, right, bottom }: Box, x: number, y: number): boolean =>
  x >= left - MARGIN && x <= right + MARGIN && y >= top - MARGIN && y <= bottom + MARGIN;

const mostOf = (values: readonly number[]): [from: number, to: number] => {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  return [at(0.02) - PADDING, at(0.98) + PADDING];
};

/** Finds what a reading missed: high confidence does not exclude a missed column. */
const findUnread = ({ xs, ys }: Ink, view: View, lines: readonly Line[]): Unread => {
  const toView = invert(view.toPage);
  const words = lines.flat().filter(isLegible);
  const [unreadXs, unreadYs]: [number[], number[]] = [[], []];
  for (let i = 0; i < xs.length; i += 1) {
    const [x, y] = apply(toView, [xs[i] ?? 0, ys[i] ?? 0]);
    if (words.some((word) => contains(word.box, x, y))) continue;
    unreadXs.push(x);
    unreadYs.push(y);
  }
  const [[left, right], [top, bottom]] = [mostOf(unreadXs), mostOf(unreadYs)];
  return { share: unreadXs.length / Math.max(1, xs.length), box: { left, top, right, bottom } };
};

/** The lines of a page; `toPage` maps their boxes to places on the page. */
export type PageText = { readonly lines: readonly Line[]; readonly toPage: Matrix };

/** A page's text; `isWhole` is false if a part of the reading timed out. */
export type PageReading = PageText & { readonly isWhole: boolean };

// Measured on receipts: from 88 up, two more passes changed no number; at 86 they did. Pages read upside down
// stay at or below 32.
const CERTAIN = 88;
const ILLEGIBLE = 45;

// Measured: fully read pages leave up to 2 % of their ink unread, a missed pair of lines more than 4 %.
const MISSED = 0.03;

const EVEN: Drawing = { even: true, blur: 1 };
const SOFTER: Drawing = { even: true, blur: 1.2 };
const PLAIN: Drawing = { even: false, blur: 0 };

const confidenceOf = ({ lines }: Pass): number => meanConfidence(lines.flat());

const isCertain = (pass: Pass): boolean =>
  confidenceOf(pass) >= CERTAIN &&
  pass.lines.every((line) => !isNumber(textOf(line)) || plausibility(textOf(line)) >= 0);

/**
 * Turns an illegible page by 180 and 90 degrees: if its lines have equal length, the measured skew may be off
 * by 90 degrees.
 */
const readUpright = async (read: ReadPass, level: View): Promise<Pass> => {
  let best = await read(level, EVEN, "block");
  for (const degrees of [180, 90]) {
    if (confidenceOf(best) >= ILLEGIBLE || best.lines.length === 0) return best;
    const other = await read(turned(level, degrees), EVEN, "block");
    if (confidenceOf(other) > confidenceOf(best)) best = other;
  }
  return best;
};

/**
 * Reads the missed area again if a pass left out one area; returns the pass alone if it missed little or
 * parts everywhere.
 */
const withMissed = async (read: ReadPass, ink: Ink, pass: Pass): Promise<Pass[]> => {
  const { view, lines } = pass;
  const { share, box } = findUnread(ink, view, lines);
  const area = (box.right - box.left) * (box.bottom - box.top);
  if (share < MISSED || area > 0.4 * view.width * view.height) return [pass];
  const outside = lines.map((line) => line.filter((word) => isLegible(word) || !overlap(word.box, box)));
  return [{ view, lines: outside }, await read(cropped(view, box), EVEN, "block")];
};

/** Merges the lines that the passes agree on, and reads their unproved numbers once more. */
const merged = async (read: ReadPass, view: View, passes: readonly Pass[]): Promise<PageText> => {
  const rows = choose(passes.map((pass) => wordsSeenIn(view, pass)));
  return { lines: linesOf(await lookCloser(read, view, rows)), toPage: view.toPage };
};

const readWith = async (read: ReadPass, page: Gray): Promise<PageText> => {
  const ink = await findInk(page);
  const sheet = await findPaper(page, ink);
  const first = await readUpright(read, await levelView(page, sheet));
  const { view } = first;
  if (first.lines.length === 0) return { lines: [], toPage: view.toPage };
  const passes = await withMissed(read, ink, first);
  const early = vote(passes.map((pass) => wordsSeenIn(view, pass)));
  if (isCertain(first) && findUnread(ink, view, early).share < MISSED) return merged(read, view, passes);
  const whole = sheet === undefined ? view : await levelView(page, undefined);
  const others = await Promise.all([read(view, SOFTER, "column"), read(whole, PLAIN, "block")]);
  return merged(read, view, [...passes, ...others]);
};

/** Reads a page in any orientation: in one pass if that is certain, otherwise in three passes that vote. */
export const readPage = async (page: Gray, pool: OcrPool): Promise<PageReading> => {
  let isWhole = true;
  const read = passReader(page, pool, () => {
    isWhole = false;
  });
  const text = await readWith(read, page);
  return { ...text, isWhole };
};
