import { findInk, type Ink } from "#local/vision/image/skew.ts";
import { findPaper } from "#local/vision/image/paper.ts";
import type { Gray } from "#local/vision/image/gray.ts";
import { apply, compose, invert, type Matrix, type Point } from "#local/vision/image/matrix.ts";
import { drawView, levelView, turned, type Drawing, type View } from "#local/vision/image/view.ts";
import { isNumber, plausibility } from "./plausible.ts";
import type { OcrPool } from "./pool.ts";
import { OcrTimeout } from "./supervised-worker.ts";
import { vote } from "./vote.ts";
import { meanConfidence, textOf, type Box, type Line, type Word } from "./words.ts";
import type { Layout } from "./worker.ts";

type Pass = { readonly view: View; readonly lines: readonly Line[] };

/** What is written on a page; `toPage` leads from the lines' boxes to places on the page. */
export type PageText = { readonly lines: readonly Line[]; readonly toPage: Matrix };

// Measured on receipts: from 88 up two more passes changed no number, at 86 they did; upside down stays at or below 32.
const CERTAIN = 88;
const ILLEGIBLE = 45;

// Measured: pages read whole leave 0 to 3 % of their ink, a missed line of the right-hand column 4 % and more.
const MISSED = 0.03;
const LEGIBLE = 50;
const MARGIN = 6;

const EVEN: Drawing = { even: true, blur: 1 };
const SOFTER: Drawing = { even: true, blur: 1.2 };
const PLAIN: Drawing = { even: false, blur: 0 };

const confidenceOf = ({ lines }: Pass): number => meanConfidence(lines.flat());

const isCertain = (pass: Pass): boolean =>
  confidenceOf(pass) >= CERTAIN &&
  pass.lines.every((line) => !isNumber(textOf(line)) || plausibility(textOf(line)) >= 0);

const projected = ({ left, top, right, bottom }: Box, transform: Matrix): Box => {
  const halfway = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const [topLeft, topRight] = [apply(transform, [left, top]), apply(transform, [right, top])];
  const [bottomLeft, bottomRight] = [apply(transform, [left, bottom]), apply(transform, [right, bottom])];
  return {
    left: halfway(topLeft, bottomLeft)[0],
    right: halfway(topRight, bottomRight)[0],
    top: halfway(topLeft, topRight)[1],
    bottom: halfway(bottomLeft, bottomRight)[1],
  };
};

const contains = ({ left, top, right, bottom }: Box, x: number, y: number): boolean =>
  x >= left - MARGIN && x <= right + MARGIN && y >= top - MARGIN && y <= bottom + MARGIN;

const seenIn = (base: View, { view, lines }: Pass): Line[] => {
  const transform = compose(invert(base.toPage), view.toPage);
  return lines.map((line) => line.map((word) => ({ ...word, box: projected(word.box, transform) })));
};

// A mark without letter or digit is most often the edge of the paper; a doubtful scrap would split a line another pass read whole.
const isWord = ({ text, confidence }: Word): boolean =>
  /[\p{L}\p{N}]/u.test(text) && confidence >= (text.length > 2 ? 10 : LEGIBLE);

const withoutSpecks = (lines: readonly Line[]): Line[] =>
  lines.map((line) => line.filter(isWord)).filter((line) => line.length > 0);

/** The share of the page's letter-sized ink that no word accounts for: a reading can be certain of all it saw and have missed a column. */
const unreadShare = ({ xs, ys }: Ink, { view, lines }: Pass): number => {
  const toView = invert(view.toPage);
  const boxes = lines
    .flat()
    .filter((word) => word.confidence >= LEGIBLE)
    .map((word) => word.box);
  let unread = 0;
  for (let i = 0; i < xs.length; i += 1) {
    const [x, y] = apply(toView, [xs[i] ?? 0, ys[i] ?? 0]);
    if (!boxes.some((box) => contains(box, x, y))) unread += 1;
  }
  return unread / Math.max(1, xs.length);
};

/** Reads a page that may lie crooked, sideways or upside down: once where that is clear, else three ways that vote. */
export const readPage = async (page: Gray, pool: OcrPool): Promise<PageText> => {
  const pass = async (view: View, drawing: Drawing, layout: Layout): Promise<Pass> => ({
    view,
    lines: await pool.read(await drawView(page, view, drawing), layout),
  });
  const orNothing = (attempt: Promise<Pass>, view: View): Promise<Pass> =>
    attempt.catch((error: unknown) => {
      if (error instanceof OcrTimeout) return { view, lines: [] };
      throw error;
    });
  const upright = async (view: View): Promise<Pass> => {
    const first = await pass(view, EVEN, "block");
    if (confidenceOf(first) >= ILLEGIBLE) return first;
    const flipped = await pass(turned(view, 180), EVEN, "block");
    return confidenceOf(flipped) > confidenceOf(first) ? flipped : first;
  };

  const sheet = await findPaper(page);
  const level = await levelView(page, sheet);
  const first = await orNothing(upright(level), level);
  const { view, lines } = first;
  const done = lines.length === 0 || (isCertain(first) && unreadShare(await findInk(page), first) < MISSED);
  if (done) return { lines: withoutSpecks(lines), toPage: view.toPage };
  const whole = sheet === undefined ? view : await levelView(page, undefined);
  const others = await Promise.all([
    orNothing(pass(view, SOFTER, "column"), view),
    orNothing(pass(whole, PLAIN, "block"), whole),
  ]);
  const readings = [first, ...others].map((one) => withoutSpecks(seenIn(view, one)));
  return { lines: vote(readings), toPage: view.toPage };
};
