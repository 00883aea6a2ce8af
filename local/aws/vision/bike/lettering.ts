import { toGray, toSharp, type Gray } from "#local/aws/vision/image/gray.ts";
import { compose, rotation, scaling, translation, type Point } from "#local/aws/vision/image/matrix.ts";
import type { View } from "#local/aws/vision/image/view.ts";
import { warp } from "#local/aws/vision/image/warp.ts";
import type { OcrPool } from "#local/aws/vision/ocr/pool.ts";
import { OcrTimeout } from "#local/aws/vision/ocr/supervised-worker.ts";
import { meanConfidence, type Line } from "#local/aws/vision/ocr/words.ts";
import { SEARCH_WIDTH } from "./search-size.ts";
import type { WheelPair } from "./wheels.ts";
import { forEachComponent, type Component } from "#local/aws/vision/image/components.ts";

/** The letters' colour: light on a dark tube, or dark on a light one. */
type Polarity = "dark" | "light";

const WINDOW = 41;
const LEAST_CONTRAST = 14;
const LEAST_LETTERS = 3;

const contrastWith = async (strip: Gray, polarity: Polarity): Promise<Float32Array> => {
  const around = await toGray(toSharp(strip).median(WINDOW));
  const sign = polarity === "light" ? 1 : -1;
  return Float32Array.from(strip.data, (value, index) => sign * (value - (around.data[index] ?? 0)));
};

const isLetter = ({ left, right, top, bottom, pixels }: Component, { width, height }: Gray): boolean => {
  const [wide, high] = [right - left + 1, bottom - top + 1];
  const atEdge = left === 0 || top === 0 || right === width - 1 || bottom === height - 1;
  return (
    !atEdge &&
    high > 0.12 * height &&
    high < 0.5 * height &&
    wide < 2 * high &&
    pixels.length > 0.15 * wide * high
  );
};

const onOneLine = (letters: readonly Component[]): Component[] => {
  const heights = letters.map(({ top, bottom }) => bottom - top + 1).toSorted((a, b) => a - b);
  const height = heights[Math.floor(heights.length / 2)] ?? 0;
  const alike = letters.filter(({ top, bottom }) => Math.abs(bottom - top + 1 - height) < 0.35 * height);
  const middles = alike.map(({ top, bottom }) => (top + bottom) / 2).toSorted((a, b) => a - b);
  const middle = middles[Math.floor(middles.length / 2)] ?? 0;
  return alike.filter(({ top, bottom }) => Math.abs((top + bottom) / 2 - middle) < 0.6 * height);
};

/** Redraws a row of letters in black on white without the tube; undefined if there is none. */
const drawLetters = async (strip: Gray, polarity: Polarity): Promise<Buffer | undefined> => {
  const contrast = await contrastWith(strip, polarity);
  const strongest = contrast.toSorted()[Math.floor(contrast.length * 0.985)] ?? 0;
  const threshold = Math.max(LEAST_CONTRAST, 0.5 * strongest);
  const letterShapes: Component[] = [];
  forEachComponent(
    Uint8Array.from(contrast, (value) => (value > threshold ? 1 : 0)),
    strip.width,
    (component) => {
      if (isLetter(component, strip)) letterShapes.push(component);
    },
  );
  const letters = onOneLine(letterShapes);
  if (letters.length < LEAST_LETTERS) return undefined;
  const data = new Uint8Array(strip.data.length).fill(255);
  for (const { pixels } of letters) for (const pixel of pixels) data[pixel] = 0;
  return toSharp({ ...strip, data })
    .blur(1)
    .withDensity(300)
    .png()
    .toBuffer();
};

/** Words on the frame; `view` maps their boxes to the page. */
export type Lettering = { readonly line: Line; readonly view: View };

const STRIP_HEIGHT = 160;
// Measured on 60 photos: from here up, 58 names are right and one is wrong.
const LEAST_CONFIDENCE = 60;
const TILTS = [0, -6, 6];
const POLARITIES: Polarity[] = ["light", "dark"];

/** The strip along the down tube, from the bottom bracket to below the handlebar. */
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
  const readings: Lettering[] = [];
  for (const polarity of POLARITIES) {
    const letters = await drawLetters(strip, polarity);
    const lines = letters === undefined ? [] : await pool.read(letters, "line");
    const words = lines.flat().filter((word) => /[\p{L}\p{N}]{3}/u.test(word.text));
    if (meanConfidence(words) >= LEAST_CONFIDENCE) readings.push({ line: words, view });
  }
  return readings;
};

/** Reads the name along the down tube for either direction of travel; undefined if none is certain. */
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
  const readings: Lettering[] = [];
  try {
    for (const tilt of TILTS) {
      for (const [back, front] of [hubs, [hubs[1], hubs[0]] as const]) {
        readings.push(...(await readStrip(page, downTube(back, front, radius, tilt), pool)));
      }
    }
  } catch (error) {
    if (!(error instanceof OcrTimeout)) throw error;
  }
  return readings.toSorted((a, b) => meanConfidence(b.line) - meanConfidence(a.line))[0];
};
