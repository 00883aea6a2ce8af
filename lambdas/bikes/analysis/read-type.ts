import type { BikeType } from "#contract/bikes/bike-types.ts";
import { boughtLines } from "./article-lines.ts";
import { plainText } from "#lambdas/platform/ocr/plain-text.ts";
import { type Reading, surest } from "./reading.ts";
import type { Label } from "./vision.ts";
import type { TextLine } from "#lambdas/platform/ocr/text-line.ts";

/**
 * Receipt words for kinds of bicycle, accents folded. Narrower kinds come first: an electric cargo
 * bike is a cargo bike.
 */
const typeWords: readonly (readonly [RegExp, BikeType])[] = [
  [/\b(lad|last|transport|familje)cykel|\bcargo/, "lådcykel"],
  [/\bel-?(\w+)?cykel|\be-?bike|\belectric\b|\bsteps\b|\b\d{3}\s?wh\b/, "elcykel"],
  [/\bmountain-?\s?bike|\bmtb\b|\bterrangcykel|\bhardtail\b|\bfulldampad/, "mtb"],
  [/\bgravel/, "gravel"],
  [/\bracer|\blandsvag|\broad ?bike|\btempocykel/, "landsväg"],
  [/\bbmx/, "bmx"],
  [/\bbarn|\bjunior|\bkids?\b|\bpojk|\bflick|\bspringcykel/, "barn"],
  [/\bdamcykel|\bdam\b|\bladies\b|\bwomens?\b|\blady\b|\bstep-?through/, "dam"],
  [/\bherrcykel|\bherr\b|\bgents?\b|\bmens?\b/, "herr"],
  [/\bhybrid|\bcitycykel|\bcity ?bike|\bpendlar|\bcommuter|\bstandardcykel|\btrekking/, "hybrid"],
];

/** Rekognition's labels. `City` or `Road` alone describe the place, not the bicycle. */
const labelTypes: Readonly<Record<string, BikeType>> = {
  "mountain bike": "mtb",
  mountainbike: "mtb",
  "road bike": "landsväg",
  "road bicycle": "landsväg",
  "racing bicycle": "landsväg",
  "gravel bike": "gravel",
  bmx: "bmx",
  "bmx bike": "bmx",
  "cargo bike": "lådcykel",
  "cargo bicycle": "lådcykel",
  "kids bike": "barn",
  "kids bicycle": "barn",
  "children's bicycle": "barn",
  "balance bike": "barn",
  "step-through bicycle": "dam",
  "step-through bike": "dam",
  "electric bicycle": "elcykel",
  "electric bike": "elcykel",
  "e-bike": "elcykel",
  "city bike": "hybrid",
  "city bicycle": "hybrid",
  "commuter bike": "hybrid",
  "commuter bicycle": "hybrid",
  "hybrid bike": "hybrid",
  "hybrid bicycle": "hybrid",
};

const wordConfidence = 0.95;

export const typeOnPhoto = (labels: readonly Label[]): Reading<BikeType> | undefined =>
  surest(
    labels.flatMap(({ name, confidence }) => {
      const value = labelTypes[name.toLowerCase()];
      return value ? [{ value, confidence }] : [];
    }),
  );

export const typeOnReceipt = (lines: readonly TextLine[]): Reading<BikeType> | undefined => {
  const bought = boughtLines(lines);
  for (const [pattern, value] of typeWords) {
    const line = bought.find(({ text }) => pattern.test(plainText(text)));
    if (line) return { value, confidence: line.confidence * wordConfidence };
  }
  return undefined;
};
