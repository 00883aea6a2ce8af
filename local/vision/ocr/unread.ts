import type { Ink } from "#local/vision/image/skew.ts";
import { apply, invert } from "#local/vision/image/matrix.ts";
import type { View } from "#local/vision/image/view.ts";
import type { Box, Line, Word } from "./words.ts";

/** Letter-sized ink that no word accounts for: its share of all ink, and where most of it lies in the view. */
export type Unread = { readonly share: number; readonly box: Box };

// Below this a word may be what Tesseract makes of two lines at once.
const LEGIBLE = 50;
const MARGIN = 6;
const PADDING = 16;

export const isLegible = (word: Word): boolean => word.confidence >= LEGIBLE;

const contains = ({ left, top, right, bottom }: Box, x: number, y: number): boolean =>
  x >= left - MARGIN && x <= right + MARGIN && y >= top - MARGIN && y <= bottom + MARGIN;

/** The range that holds all but the outermost specks. */
const mostOf = (values: readonly number[]): [from: number, to: number] => {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  return [at(0.02) - PADDING, at(0.98) + PADDING];
};

/** Finds what a reading left out: it can be certain of all it saw and have missed a column. */
export const findUnread = ({ xs, ys }: Ink, view: View, lines: readonly Line[]): Unread => {
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
