import type { Oklab } from "#lambdas/bikes/analysis/colour-distance.ts";
import { squaredDistance, toRgb } from "./colour/oklab.ts";
import * as z from "zod";
import { bicycleBox, coloursOf, frameColours } from "./bike/frame.ts";
import { detectBicycle } from "./bike/detect-bicycle.ts";
import { SEARCH_WIDTH } from "./bike/search-size.ts";
import type { WheelPair } from "./bike/wheels.ts";
import { geometryOf, type Size } from "./geometry.ts";
import type { Gray } from "./image/gray.ts";
import { scaling } from "./image/matrix.ts";
import { PictureInput } from "./picture.ts";
import { cssColor } from "./colour/css-color.ts";
import { simplifiedColor } from "./colour/simplified.ts";

/** A group of similar colours: its mean, and its share of all pixels from 0 to 1. */
type Cluster = { readonly colour: Oklab; readonly share: number };

const ROUNDS = 12;
const SAME = 1e-4;

const nearest = (colours: readonly Oklab[], to: Oklab): { index: number; distance: number } => {
  let best = { index: 0, distance: Infinity };
  for (const [index, colour] of colours.entries()) {
    const away = squaredDistance(colour, to);
    if (away < best.distance) best = { index, distance: away };
  }
  return best;
};

/** Starts far apart rather than at random, so that the same picture gives the same result. */
const startingColours = (pixels: readonly Oklab[], count: number): Oklab[] => {
  const first = pixels[Math.floor(pixels.length / 2)];
  const colours = first === undefined ? [] : [first];
  const sample = pixels.filter((_, index) => index % 3 === 0);
  while (colours.length > 0 && colours.length < count) {
    let [farthest, away] = [colours[0], SAME];
    for (const pixel of sample) {
      const { distance: apart } = nearest(colours, pixel);
      if (apart > away) [farthest, away] = [pixel, apart];
    }
    if (away === SAME || farthest === undefined) break;
    colours.push(farthest);
  }
  return colours;
};

/** Groups pixels by colour with k-means, largest group first. */
const clustersOf = (pixels: readonly Oklab[], count: number): Cluster[] => {
  let clusters: Cluster[] = startingColours(pixels, count).map((colour) => ({ colour, share: 0 }));
  for (let round = 0; round < ROUNDS; round += 1) {
    const colours = clusters.map(({ colour }) => colour);
    const sums = colours.map(() => ({ lightness: 0, a: 0, b: 0, pixels: 0 }));
    for (const pixel of pixels) {
      const sum = sums[nearest(colours, pixel).index];
      if (sum === undefined) continue;
      sum.lightness += pixel[0];
      sum.a += pixel[1];
      sum.b += pixel[2];
      sum.pixels += 1;
    }
    clusters = sums
      .filter((sum) => sum.pixels > 0)
      .map((sum) => ({
        colour: [sum.lightness / sum.pixels, sum.a / sum.pixels, sum.b / sum.pixels] as const,
        share: sum.pixels / pixels.length,
      }));
  }
  return clusters.toSorted((a, b) => b.share - a.share);
};

const hexCode = (channels: readonly number[]): string =>
  `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;

const GROUPS = 8;
// More pixels would cost seconds and hardly change the shares.
const ENOUGH_PIXELS = 20_000;

const sampleOf = (pixels: readonly Oklab[]): readonly Oklab[] => {
  const step = Math.ceil(pixels.length / ENOUGH_PIXELS);
  return step > 1 ? pixels.filter((_, index) => index % step === 0) : pixels;
};

/** Rekognition's DominantColors, most frequent first. */
const dominantColors = (pixels: readonly Oklab[], most: number) =>
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

const Names = z.array(z.string()).default([]);

export const DetectLabelsInput = z.object({
  Image: PictureInput,
  MaxLabels: z.int().min(0).default(1000),
  MinConfidence: z.number().min(0).max(100).default(55),
  Features: z.array(z.enum(["GENERAL_LABELS", "IMAGE_PROPERTIES"])).default(["GENERAL_LABELS"]),
  Settings: z
    .object({
      GeneralLabels: z
        .strictObject({ LabelInclusionFilters: Names, LabelExclusionFilters: Names })
        .optional(),
      ImageProperties: z.object({ MaxDominantColors: z.int().min(0).max(20).default(10) }).optional(),
    })
    .default({}),
});

type Input = z.infer<typeof DetectLabelsInput>;

// A whole rim scores 1.5 or more; 55 % of that, the default minimum, is as likely something else.
const WHOLE_RIM = 1.5;

const bicycleLabel = (pair: WheelPair, frame: readonly Oklab[], page: Size, most: number) => {
  const Confidence = Math.min(99, (100 * pair.score) / WHOLE_RIM);
  const { BoundingBox } = geometryOf(bicycleBox(pair), scaling(page.width / SEARCH_WIDTH), page);
  return {
    Name: "Bicycle",
    Confidence,
    Instances: [{ BoundingBox, Confidence, DominantColors: dominantColors(frame, most) }],
    Parents: [{ Name: "Transportation" }, { Name: "Vehicle" }],
    Aliases: [{ Name: "Bike" }],
    Categories: [{ Name: "Vehicles and Automotive" }],
  };
};

const isWanted = (
  { MinConfidence, Settings }: Input,
  { Name, Confidence }: { Name: string; Confidence: number },
): boolean => {
  const { LabelInclusionFilters = [], LabelExclusionFilters = [] } = Settings.GeneralLabels ?? {};
  const included = LabelInclusionFilters.length === 0 || LabelInclusionFilters.includes(Name);
  return Confidence >= MinConfidence && included && !LabelExclusionFilters.includes(Name);
};

const outside = (pixels: readonly Oklab[], pair: WheelPair | undefined): Oklab[] => {
  if (pair === undefined) return [...pixels];
  const { left, right, top, bottom } = bicycleBox(pair);
  return pixels.filter((_, index) => {
    const [x, y] = [index % SEARCH_WIDTH, Math.floor(index / SEARCH_WIDTH)];
    return x < left || x > right || y < top || y > bottom;
  });
};

/**
 * Reports a bicycle if two wheels show, and colours; geometry cannot tell other objects or kinds of bicycles.
 */
export const detectLabels = async (
  input: Input,
  bytes: Buffer,
  page: Gray,
): Promise<Record<string, unknown>> => {
  const { Features, Settings, MaxLabels } = input;
  const maxColors = Settings.ImageProperties?.MaxDominantColors ?? 10;
  const pair = await detectBicycle(page);
  const frame = pair === undefined ? [] : await frameColours(bytes, page, pair);
  const labels = pair === undefined ? [] : [bicycleLabel(pair, frame, page, maxColors)];
  const answer = { LabelModelVersion: "local-geometry-1" };
  const withLabels = Features.includes("GENERAL_LABELS")
    ? { ...answer, Labels: labels.filter((label) => isWanted(input, label)).slice(0, MaxLabels) }
    : { ...answer, Labels: [] };
  if (!Features.includes("IMAGE_PROPERTIES")) return withLabels;
  const pixels = await coloursOf(bytes, page);
  return {
    ...withLabels,
    ImageProperties: {
      DominantColors: dominantColors(pixels, maxColors),
      Foreground: { DominantColors: dominantColors(frame, maxColors) },
      Background: { DominantColors: dominantColors(outside(pixels, pair), maxColors) },
    },
  };
};
