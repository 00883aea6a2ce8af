import type { BikeType } from "#contract/bike-types.ts";

/** What receipts call bicycles, accents folded. The narrower kind goes first: an electric cargo bike is a cargo bike. */
export const typeWords: readonly (readonly [RegExp, BikeType])[] = [
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

/** Rekognition's names. `City` or `Road` alone are the place, not the bicycle. */
export const labelTypes: Readonly<Record<string, BikeType>> = {
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
