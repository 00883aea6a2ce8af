import { toSharp, type Gray } from "#local/aws/vision/image/gray.ts";
import { compose, rotation, scaling, translation, type Matrix } from "#local/aws/vision/image/matrix.ts";
import { warp } from "#local/aws/vision/image/warp.ts";
import type { OcrPool } from "#local/aws/vision/ocr/pool.ts";
import { folded } from "#local/aws/vision/ocr/plausible.ts";
import { OcrTimeout } from "#local/aws/vision/ocr/supervised-worker.ts";
import { meanConfidence, textOf, type Line, type Word } from "#local/aws/vision/ocr/words.ts";
import type { Layout } from "#local/aws/vision/ocr/worker.ts";
import { findLetterRow, type LetterRow } from "./letter-rows.ts";
import { drawRelief } from "./relief.ts";
import { type Reading, voteOnSigns } from "./vote-on-signs.ts";

/** One way to draw the row: from the photo or from a relief with letters of this height, and by a factor for its width. */
type Look = { readonly relief: number | undefined; readonly wide: number; readonly layout: Layout };

// Measured on 48 made-up photos: where one of these misreads a number, the others read it differently.
const LOOKS: readonly Look[] = [
  { relief: 75, wide: 1, layout: "number" },
  { relief: 75, wide: 1.3, layout: "number" },
  { relief: 110, wide: 1, layout: "number" },
  { relief: 110, wide: 1.3, layout: "number" },
  { relief: 110, wide: 1.3, layout: "english-number" },
  { relief: undefined, wide: 1.15, layout: "number" },
  { relief: undefined, wide: 1.15, layout: "english-number" },
];
const HEIGHT = 34;
/** Shares of the letters' height. */
const [BESIDE, ABOVE] = [0.2, 0.3];
/** Percentiles of the drawing that become black and white. */
const STRETCH = { lower: 2, upper: 90 };

type RowView = { readonly width: number; readonly height: number; readonly toPage: Matrix };

const viewOf = ({ x, y, length, height, degrees }: LetterRow, wide: number): RowView => {
  const scale = HEIGHT / height;
  const width = Math.max(1, Math.round((length + 2 * BESIDE * height) * scale * wide));
  const high = Math.round(HEIGHT * (1 + 2 * ABOVE));
  const toPage = compose(
    translation(x, y),
    rotation(degrees),
    scaling(1 / (scale * wide), 1 / scale),
    translation(-width / 2, -high / 2),
  );
  return { width, height: high, toPage };
};

const noneIfLate = (error: unknown): Line => {
  if (error instanceof OcrTimeout) return [];
  throw error;
};

const readLook = async (
  page: Gray,
  row: LetterRow,
  reliefs: ReadonlyMap<number, Gray>,
  { relief, wide, layout }: Look,
  pool: OcrPool,
): Promise<Reading> => {
  const source = (relief !== undefined && reliefs.get(relief)) || page;
  const { width, height, toPage } = viewOf(row, wide);
  const toSource = compose(scaling(source.width / page.width), toPage);
  const drawn = toSharp(warp(source, toSource, width, height)).normalise(STRETCH);
  const words = await pool
    .read(await drawn.withDensity(300).png().toBuffer(), layout)
    .then((lines) => lines.flat())
    .catch(noneIfLate);
  return { text: folded(textOf(words)), weight: 0.5 + meanConfidence(words) / 100 };
};

/** Lines in pixels of a view, whose `toPage` maps them to the page. */
export type NumberLines = { readonly lines: readonly Line[]; readonly toPage: Matrix };

/** Below this share of all letters, the page is full of text and has no number of its own. */
const LEAST_SHARE = 0.15;

/** Reads the one row of letters that a photo of a frame shows; the surest reading first, then others. */
export const readNumber = async (page: Gray, pool: OcrPool): Promise<NumberLines | undefined> => {
  const row = await findLetterRow(page);
  if (row === undefined || row.share < LEAST_SHARE) return undefined;
  const heights = [...new Set(LOOKS.flatMap(({ relief }) => relief ?? []))];
  const reliefs = new Map<number, Gray>();
  for (const height of heights)
    reliefs.set(height, await drawRelief(page, Math.round(Math.min(1, height / row.height) * page.width)));
  const readings = await Promise.all(LOOKS.map((look) => readLook(page, row, reliefs, look, pool)));
  const { width, height, toPage } = viewOf(row, 1);
  const [beside, above] = [BESIDE * HEIGHT, ABOVE * HEIGHT];
  const box = { left: beside, right: width - beside, top: above, bottom: height - above };
  const lines = voteOnSigns(readings).map(({ text, confidence }): [Word] => [{ text, confidence, box }]);
  return lines.length === 0 ? undefined : { lines, toPage };
};
