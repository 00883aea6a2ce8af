import type { Gray } from "#local/aws/vision/image/gray.ts";
import { apply, compose, invert, type Matrix, type Point } from "#local/aws/vision/image/matrix.ts";
import { drawView, type Drawing, type View } from "#local/aws/vision/image/view.ts";
import type { OcrPool } from "./pool.ts";
import { OcrTimeout } from "./supervised-worker.ts";
import { type Box, type Line, type Word } from "./words.ts";
import type { Layout } from "./worker.ts";

/** The lines of one reading, in pixels of its view. */
export type Pass = { readonly view: View; readonly lines: readonly Line[] };

export type ReadPass = (view: View, drawing: Drawing, layout: Layout) => Promise<Pass>;

/** Reads views of a page; a timed-out reading gives no lines and calls `late`. */
export const passReader =
  (page: Gray, pool: OcrPool, late: () => void): ReadPass =>
  async (view, drawing, layout) => {
    try {
      return { view, lines: await pool.read(await drawView(page, view, drawing), layout) };
    } catch (error) {
      if (!(error instanceof OcrTimeout)) throw error;
      late();
      return { view, lines: [] };
    }
  };

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

// A mark without letter or digit is usually the paper's edge, and a doubtful fragment would split a line that
// another pass read whole.
const isWord = ({ text, confidence }: Word): boolean =>
  /[\p{L}\p{N}]/u.test(text) && confidence >= (text.length > 2 ? 10 : 50);

/** Maps the words of a pass to the pixels of another view. */
export const wordsSeenIn = (base: View, { view, lines }: Pass, isKept = isWord): Line[] => {
  const transform = compose(invert(base.toPage), view.toPage);
  return lines
    .map((line) => line.filter(isKept).map((word) => ({ ...word, box: projected(word.box, transform) })))
    .filter((line) => line.length > 0);
};
