import type { BikeType } from "#contract/bike-types.ts";
import { boughtLines } from "#lambdas/analysis/article-lines.ts";
import { plainText } from "#lambdas/shared/ocr/plain-text.ts";
import { type Reading, surest } from "#lambdas/analysis/reading.ts";
import { labelTypes, typeWords } from "#lambdas/analysis/type-words.ts";
import type { Label } from "#lambdas/analysis/vision.ts";
import type { TextLine } from "#lambdas/shared/ocr/text-line.ts";

const wordConfidence = 0.95;

/** The kind of bicycle by what a photo is taken to show. A label without a kind leaves it open. */
export const typeOnPhoto = (labels: readonly Label[]): Reading<BikeType> | undefined =>
  surest(
    labels.flatMap(({ name, confidence }) => {
      const value = labelTypes[name.toLowerCase()];
      return value ? [{ value, confidence }] : [];
    }),
  );

/** The kind by the words for what was bought. */
export const typeOnReceipt = (lines: readonly TextLine[]): Reading<BikeType> | undefined => {
  const bought = boughtLines(lines);
  for (const [pattern, value] of typeWords) {
    const line = bought.find(({ text }) => pattern.test(plainText(text)));
    if (line) return { value, confidence: line.confidence * wordConfidence };
  }
  return undefined;
};
