import * as z from "zod";

import { bicycleBox, coloursOf, frameColours } from "#local/vision/bike/frame.ts";
import { detectBicycle } from "#local/vision/bike/detect-bicycle.ts";
import { SEARCH_WIDTH } from "#local/vision/bike/search-size.ts";
import type { WheelPair } from "#local/vision/bike/wheels.ts";
import { dominantColors } from "#local/vision/colour/dominant.ts";
import type { Oklab } from "#lambdas/analysis/colour-distance.ts";
import { geometryOf, type Size } from "./geometry.ts";
import type { Gray } from "#local/vision/image/gray.ts";
import { scaling } from "#local/vision/image/matrix.ts";
import { PictureInput } from "./picture.ts";

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

// A whole rim scores 1.5 or more; at 55 % of that the pair is as likely something else.
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

/** Reports a bicycle where two wheels show, and colours; no other object and no kind of bicycle, which geometry cannot tell. */
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
