import { forEachComponent, type Component } from "#local/vision/image/components.ts";
import { toGray, toSharp, type Gray } from "#local/vision/image/gray.ts";

/** Letters are light on a dark tube, or dark on a light one. */
export type Polarity = "dark" | "light";

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

/** Redraws what looks like a row of letters in black on white, without the tube around it; undefined where there is none. */
export const drawLetters = async (strip: Gray, polarity: Polarity): Promise<Buffer | undefined> => {
  const contrast = await contrastWith(strip, polarity);
  const strongest = contrast.toSorted()[Math.floor(contrast.length * 0.985)] ?? 0;
  const threshold = Math.max(LEAST_CONTRAST, 0.5 * strongest);
  const found: Component[] = [];
  forEachComponent(
    Uint8Array.from(contrast, (value) => (value > threshold ? 1 : 0)),
    strip.width,
    (component) => {
      if (isLetter(component, strip)) found.push(component);
    },
  );
  const letters = onOneLine(found);
  if (letters.length < LEAST_LETTERS) return undefined;
  const data = new Uint8Array(strip.data.length).fill(255);
  for (const { pixels } of letters) for (const pixel of pixels) data[pixel] = 0;
  return toSharp({ ...strip, data })
    .blur(1)
    .withDensity(300)
    .png()
    .toBuffer();
};
