import type { BikeReading } from "#contract/analysis.ts";
import { brandOnFrame, brandOnReceipt } from "#lambdas/analysis/read-brand.ts";
import { colourOnPhoto, colourOnReceipt } from "#lambdas/analysis/read-colour.ts";
import { modelOnReceipt } from "#lambdas/analysis/read-model.ts";
import { withoutNumbers } from "#lambdas/analysis/without-numbers.ts";
import { type Reading, combine } from "#lambdas/analysis/reading.ts";
import type { Claim } from "#lambdas/analysis/receipt-checks.ts";
import { typeOnPhoto, typeOnReceipt } from "#lambdas/analysis/read-type.ts";
import type { Sight } from "#lambdas/analysis/vision.ts";
import type { TextLine } from "#lambdas/shared/ocr/text-line.ts";

const rounded = <T>(reading: Reading<T> | undefined): Reading<T> | undefined =>
  reading && { value: reading.value, confidence: Math.round(Math.min(100, Math.max(0, reading.confidence))) };

/** What the receipt and, where there is one, the photo say about the bicycle: never a number of the frame or the buyer. */
export const readBike = (
  receipt: readonly TextLine[],
  photo: Sight | undefined,
  claim: Claim,
): BikeReading => {
  const onReceipt = brandOnReceipt(receipt);
  const brand = combine(photo && brandOnFrame(photo.lettering), onReceipt);
  const ofThatBrand = onReceipt && onReceipt.value === brand?.value ? onReceipt : undefined;
  return {
    brand: rounded(brand && { value: brand.value, confidence: brand.confidence }),
    model: rounded(withoutNumbers(modelOnReceipt(receipt, ofThatBrand), claim)),
    color: rounded(combine(photo && colourOnPhoto(photo.colours), colourOnReceipt(receipt, brand?.value))),
    type: rounded(combine(photo && typeOnPhoto(photo.labels), typeOnReceipt(receipt))),
  };
};
