import type { Gray } from "#local/vision/image/gray.ts";
import type { Matrix } from "#local/vision/image/matrix.ts";
import { findPaper } from "#local/vision/image/paper.ts";
import { findInk, type Ink } from "#local/vision/image/skew.ts";
import { cropped, levelView, turned, type Drawing, type View } from "#local/vision/image/view.ts";
import { lookCloser } from "./closer.ts";
import { passReader, wordsSeenIn, type Pass, type ReadPass } from "./pass.ts";
import { isNumber, plausibility } from "./plausible.ts";
import type { OcrPool } from "./pool.ts";
import { findUnread, isLegible } from "./unread.ts";
import { choose, linesOf, vote } from "./vote.ts";
import { meanConfidence, overlap, textOf, type Line } from "./words.ts";

/** What is written on a page; `toPage` leads from the lines' boxes to places on the page. */
export type PageText = { readonly lines: readonly Line[]; readonly toPage: Matrix };

/** A page's text, and whether no part of the reading took so long that it was given up. */
export type PageReading = PageText & { readonly isWhole: boolean };

// Measured on receipts: from 88 up two more passes changed no number, at 86 they did; upside down stays at or below 32.
const CERTAIN = 88;
const ILLEGIBLE = 45;

// Measured: pages read whole leave up to 2 % of their ink, a missed pair of lines more than 4 %.
const MISSED = 0.03;

const EVEN: Drawing = { even: true, blur: 1 };
const SOFTER: Drawing = { even: true, blur: 1.2 };
const PLAIN: Drawing = { even: false, blur: 0 };

const confidenceOf = ({ lines }: Pass): number => meanConfidence(lines.flat());

const isCertain = (pass: Pass): boolean =>
  confidenceOf(pass) >= CERTAIN &&
  pass.lines.every((line) => !isNumber(textOf(line)) || plausibility(textOf(line)) >= 0);

/** Lines of one length alternate with space across as sharply as along: what cannot be read may as well lie on its side. */
const readUpright = async (read: ReadPass, level: View): Promise<Pass> => {
  let best = await read(level, EVEN, "block");
  for (const degrees of [180, 90]) {
    if (confidenceOf(best) >= ILLEGIBLE || best.lines.length === 0) return best;
    const other = await read(turned(level, degrees), EVEN, "block");
    if (confidenceOf(other) > confidenceOf(best)) best = other;
  }
  return best;
};

/** Looks again at the one area a pass left out, in place of what it made of it; gives the pass alone where it left out little or something everywhere. */
const withMissed = async (read: ReadPass, ink: Ink, pass: Pass): Promise<Pass[]> => {
  const { view, lines } = pass;
  const { share, box } = findUnread(ink, view, lines);
  const area = (box.right - box.left) * (box.bottom - box.top);
  if (share < MISSED || area > 0.4 * view.width * view.height) return [pass];
  const outside = lines.map((line) => line.filter((word) => isLegible(word) || !overlap(word.box, box)));
  return [{ view, lines: outside }, await read(cropped(view, box), EVEN, "block")];
};

/** What the passes agree on, their unproved numbers looked at once more. */
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

/** Reads a page that may lie crooked, sideways or upside down: once where that is clear, else three ways that vote. */
export const readPage = async (page: Gray, pool: OcrPool): Promise<PageReading> => {
  let isWhole = true;
  const read = passReader(page, pool, () => {
    isWhole = false;
  });
  const text = await readWith(read, page);
  return { ...text, isWhole };
};
