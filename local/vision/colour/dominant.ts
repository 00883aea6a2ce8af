import { clustersOf } from "./clusters.ts";
import { cssColor } from "./css-color.ts";
import type { Oklab } from "#lambdas/analysis/colour-distance.ts";
import { toRgb } from "./oklab.ts";
import { simplifiedColor } from "./simplified.ts";

const hexCode = (channels: readonly number[]): string =>
  `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;

const GROUPS = 8;
// More pixels cost seconds and hardly change a share.
const ENOUGH_PIXELS = 20_000;

const sampleOf = (pixels: readonly Oklab[]): readonly Oklab[] => {
  const step = Math.ceil(pixels.length / ENOUGH_PIXELS);
  return step > 1 ? pixels.filter((_, index) => index % step === 0) : pixels;
};

/** The main colours in the shape Rekognition answers with, the most frequent first. */
export const dominantColors = (pixels: readonly Oklab[], most: number) =>
  clustersOf(sampleOf(pixels), Math.min(GROUPS, most)).map(({ colour, share }) => {
    const rgb = toRgb(colour);
    const [Red, Green, Blue] = rgb;
    return {
      Red,
      Green,
      Blue,
      HexCode: hexCode(rgb),
      CSSColor: cssColor(colour),
      SimplifiedColor: simplifiedColor(colour),
      PixelPercent: 100 * share,
    };
  });
