import * as z from "zod";
import { bicycleBox, coloursOf, frameColours } from "#local/aws/vision/bike/frame.ts";
import { detectBicycle } from "#local/aws/vision/bike/detect-bicycle.ts";
import { SEARCH_WIDTH } from "#local/aws/vision/bike/search-size.ts";
import type { WheelPair } from "#local/aws/vision/bike/wheels.ts";
import type { Oklab } from "#lambdas/bikes/analysis/colour-distance.ts";
import { geometryOf, type Size } from "./geometry.ts";
import type { Gray } from "#local/aws/vision/image/gray.ts";
import { scaling } from "#local/aws/vision/image/matrix.ts";
import { PictureInput } from "./picture.ts";
import { clustersOf } from "./colour/clusters.ts";
import { cssColor } from "./colour/css-color.ts";
import { toRgb } from "./colour/oklab.ts";
import { simplifiedColor } from "./colour/simplified.ts";

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
  const most = Settings.ImageProperties?.MaxDominantColors ?? 10;
  const pair = await detectBicycle(page);
  const frame = pair === undefined ? [] : await frameColours(bytes, page, pair);
  const labels = pair === undefined ? [] : [bicycleLabel(pair, frame, page, most)];
  const answer = { LabelModelVersion: "local-geometry-1" };
  const withLabels = Features.includes("GENERAL_LABELS")
    ? { ...answer, Labels: labels.filter((label) => isWanted(input, label)).slice(0, MaxLabels) }
    : { ...answer, Labels: [] };
  if (!Features.includes("IMAGE_PROPERTIES")) return withLabels;
  const pixels = await coloursOf(bytes, page);
  return {
    ...withLabels,
    ImageProperties: {
      DominantColors: dominantColors(pixels, most),
      Foreground: { DominantColors: dominantColors(frame, most) },
      Background: { DominantColors: dominantColors(outside(pixels, pair), most) },
    },
  };
};
