import { clustersOf } from "./clusters.ts";
import { cssColor } from "./css-color.ts";
import { toRgb, type Oklab } from "./oklab.ts";
import { simplifiedColor } from "./simplified.ts";

const hexCode = (channels: readonly number[]): string =>
  `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;

const GROUPS = 8;

/** The main colours in the shape Rekognition answers with, the most frequent first. */
export const dominantColors = (pixels: readonly Oklab[], most: number) =>
  clustersOf(pixels, Math.min(GROUPS, most)).map(({ colour, share }) => {
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
