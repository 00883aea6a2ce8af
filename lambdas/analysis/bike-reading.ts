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

const together = <T>(onReceipt: Reading<T> | undefined, onPhoto?: Reading<T>) => {
  const combined = combine(onPhoto, onReceipt);
  if (combined === undefined) return undefined;
  const { value, confidence, from } = combined;
  return { value, confidence: Math.round(Math.min(100, Math.max(0, confidence))), from };
};

/** What the receipt and, where there is one, the photo say about the bicycle: never a number of the frame or the buyer. */
export const readBike = (
  receipt: readonly TextLine[],
  photo: Sight | undefined,
  claim: Claim,
): BikeReading => {
  const onReceipt = brandOnReceipt(receipt);
  const brand = together(onReceipt, photo && brandOnFrame(photo.lettering));
  const ofThatBrand = onReceipt && onReceipt.value === brand?.value ? onReceipt : undefined;
  return {
    brand,
    model: together(withoutNumbers(modelOnReceipt(receipt, ofThatBrand), claim)),
    color: together(colourOnReceipt(receipt, brand?.value), photo && colourOnPhoto(photo.colours)),
    type: together(typeOnReceipt(receipt), photo && typeOnPhoto(photo.labels)),
  };
};
