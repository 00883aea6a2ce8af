import { BikeColour } from "#contract/bikes/bike-types.ts";
import { boughtLines } from "./article-lines.ts";
import { type Oklab, distance, oklab } from "./colour-distance.ts";
import { colourWords } from "./colour-words.ts";
import { plainText } from "#lambdas/platform/ocr/plain-text.ts";
import { type Reading, surest } from "./reading.ts";
import type { PictureColour } from "./vision.ts";
import type { TextLine } from "#lambdas/platform/ocr/text-line.ts";

/** Sample paints of each colour in full daylight and, as on most photos, hazier. */
const paints: Readonly<Record<BikeColour, readonly string[]>> = {
  svart: ["151515", "2b2b2b", "3f3f3f"],
  vit: ["f4f4f0", "e2e2e0", "d8d8d6"],
  grå: ["a0a3a6", "85888b", "6b6e72"],
  silver: ["c6cacd", "b9bdc0"],
  röd: ["c2251c", "8e1a20", "d83a34", "95403b"],
  blå: ["1f4fa3", "16305f", "2d6fc9", "4a6da8"],
  ljusblå: ["8fc1e8", "a9cfe8", "6fb1e0"],
  grön: ["2c6a3c", "1d4a2a", "5a8f45", "6b7a3c", "4c6a55"],
  gul: ["f2c81f", "e0b020", "f7e04a", "c4b450"],
  orange: ["ee7518", "d9601a", "c06a2c"],
  rosa: ["eb9bb8", "e0569a", "f2b8c6", "c87a9a"],
  lila: ["6b3d94", "8e6bb5", "4a2a6b"],
  brun: ["6a4226", "4a2e1c", "8a5a35", "7a5c48"],
  turkos: ["2fb3ab", "7fd0c4", "1f8f8f", "58a39d"],
  beige: ["d8c6a2", "c9b48c", "e6dabf"],
};

const byte = (hex: string, at: number): number => Number.parseInt(hex.slice(at, at + 2), 16);

const samples = BikeColour.options.flatMap((name) =>
  paints[name].map((hex) => ({ name, lab: oklab(byte(hex, 0), byte(hex, 2), byte(hex, 4)) })),
);

/** Weights for the colours of tyres, saddle, chain and spokes, which every bicycle has. */
const onEveryBicycle: Partial<Record<BikeColour, number>> = { svart: 0.4, grå: 0.4, silver: 0.5 };

/** The nearest of the fifteen colours; 50 % if another is as near. */
export const nameColour = (lab: Oklab): Reading<BikeColour> | undefined => {
  const ranked = samples
    .map((sample) => ({ value: sample.name, distance: distance(lab, sample.lab) }))
    .toSorted((one, other) => one.distance - other.distance);
  const [first] = ranked;
  const second = ranked.find(({ value }) => value !== first?.value);
  if (!first || !second) return undefined;
  return { value: first.value, confidence: (100 * second.distance) / (first.distance + second.distance) };
};

/** The frame's colour, weighted by its share of the picture and by its clarity. */
export const colourOnPhoto = (colours: readonly PictureColour[]): Reading<BikeColour> | undefined => {
  const weights = new Map<BikeColour, { weight: number; certainty: number }>();
  for (const { red, green, blue, share } of colours) {
    const named = nameColour(oklab(red, green, blue));
    if (!named) continue;
    const weight = share * (onEveryBicycle[named.value] ?? 1);
    const before = weights.get(named.value) ?? { weight: 0, certainty: 0 };
    weights.set(named.value, {
      weight: before.weight + weight,
      certainty: before.certainty + (weight * named.confidence) / 100,
    });
  }
  const total = [...weights.values()].reduce((sum, { weight }) => sum + weight, 0);
  return surest(
    [...weights].map(([value, { weight, certainty }]) => ({
      value,
      confidence: 100 * Math.sqrt(weight / total) * (certainty / weight),
    })),
  );
};

const wordConfidence = 0.9;

/** The colour by words in the article lines, without the make's name, which can be a colour too. */
export const colourOnReceipt = (
  lines: readonly TextLine[],
  brand: string | undefined,
): Reading<BikeColour> | undefined => {
  return surest(
    boughtLines(lines).flatMap(({ text, confidence }) => {
      const words = plainText(brand === undefined ? text : text.replace(brand, "")).split(/[^a-z]+/);
      const phrases = words.flatMap((word, at) => [`${word} ${words[at + 1] ?? ""}`, word]);
      return phrases.flatMap((phrase) =>
        colourWords
          .filter(([pattern]) => pattern.test(phrase))
          .map(([, value]) => ({ value, confidence: confidence * wordConfidence })),
      );
    }),
  );
};
