import { toGray, toSharp, type Gray } from "#local/vision/image/gray.ts";
import { compose, rotation, scaling, translation, type Point } from "#local/vision/image/matrix.ts";
import type { View } from "#local/vision/image/view.ts";
import { warp } from "#local/vision/image/warp.ts";
import type { OcrPool } from "#local/vision/ocr/pool.ts";
import { OcrTimeout } from "#local/vision/ocr/supervised-worker.ts";
import { meanConfidence, type Line } from "#local/vision/ocr/words.ts";
import { drawLetters, type Polarity } from "./letters.ts";
import { SEARCH_WIDTH } from "./search-size.ts";
import type { WheelPair } from "./wheels.ts";

/** Words on the frame; `view` leads from their boxes to places on the page. */
export type Lettering = { readonly line: Line; readonly view: View };

const STRIP_HEIGHT = 160;
// Measured on 60 photos: 58 names read right and one wrong from here up.
const LEAST_CONFIDENCE = 60;
const TILTS = [0, -6, 6];
const POLARITIES: Polarity[] = ["light", "dark"];

/** The strip along the down tube of a bicycle whose front wheel is `front`: from the bottom bracket to under the handlebar. */
const downTube = (back: Point, front: Point, radius: number, tilt: number): View => {
  const along = (share: number, above: number): Point => [
    back[0] + share * (front[0] - back[0]),
    back[1] + share * (front[1] - back[1]) - above * radius,
  ];
  const ends = [along(0.42, -0.05), along(0.88, 1.2)] as const;
  const [start, end] = front[0] > back[0] ? ends : ([ends[1], ends[0]] as const);
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
  const scale = STRIP_HEIGHT / (0.6 * radius);
  const width = Math.round(Math.hypot(dx, dy) * scale);
  const toPage = compose(
    translation(start[0] + dx / 2, start[1] + dy / 2),
    rotation((Math.atan2(dy, dx) * 180) / Math.PI + tilt),
    scaling(1 / scale),
    translation(-width / 2, -STRIP_HEIGHT / 2),
  );
  return { width, height: STRIP_HEIGHT, toPage };
};

const readStrip = async (page: Gray, view: View, pool: OcrPool): Promise<Lettering[]> => {
  const strip = await toGray(toSharp(warp(page, view.toPage, view.width, view.height)).blur(1.5));
  const found: Lettering[] = [];
  for (const polarity of POLARITIES) {
    const letters = await drawLetters(strip, polarity);
    const lines = letters === undefined ? [] : await pool.read(letters, "line");
    const words = lines.flat().filter((word) => /[\p{L}\p{N}]{3}/u.test(word.text));
    if (meanConfidence(words) >= LEAST_CONFIDENCE) found.push({ line: words, view });
  }
  return found;
};

/** Reads the name along the down tube, whichever way the bicycle faces; undefined where nothing is certain. */
export const readLettering = async (
  page: Gray,
  { left, right }: WheelPair,
  pool: OcrPool,
): Promise<Lettering | undefined> => {
  const scale = page.width / SEARCH_WIDTH;
  const hubs: [Point, Point] = [
    [left.x * scale, left.y * scale],
    [right.x * scale, right.y * scale],
  ];
  const radius = (scale * (left.radius + right.radius)) / 2;
  const found: Lettering[] = [];
  try {
    for (const tilt of TILTS) {
      for (const [back, front] of [hubs, [hubs[1], hubs[0]] as const]) {
        found.push(...(await readStrip(page, downTube(back, front, radius, tilt), pool)));
      }
    }
  } catch (error) {
    if (!(error instanceof OcrTimeout)) throw error;
  }
  return found.toSorted((a, b) => meanConfidence(b.line) - meanConfidence(a.line))[0];
};
