import type { BikeReading } from "#contract/bikes/analysis.ts";
import { brandOnFrame, brandOnReceipt } from "./read-brand.ts";
import { colourOnPhoto, colourOnReceipt } from "./read-colour.ts";
import { modelOnReceipt } from "./read-model.ts";
import { type Reading, combine } from "./reading.ts";
import type { Claim } from "./receipt-checks.ts";
import { typeOnPhoto, typeOnReceipt } from "./read-type.ts";
import type { Sight } from "./vision.ts";
import type { TextLine } from "#lambdas/platform/ocr/text-line.ts";
import { canonicalFrameNumber, foldSigns } from "#contract/bikes/frame-number.ts";

/** Model names contain years and sizes, but not this many digits in one word. */
const maxDigits = 4;

/** This many characters of a number in a row identify it if most are digits. */
const partLength = 5;
const minDigits = 3;

const digitsOf = (text: string): string => text.replaceAll(/\D/g, "");

/** Makes characters equal that OCR confuses. */
const asRead = (text: string): string =>
  foldSigns(canonicalFrameNumber(text).replaceAll(/[^A-Z0-9]/g, ""))
    .replaceAll("G", "6")
    .replaceAll("T", "7");

const partsOf = (whole: string): string[] =>
  Array.from({ length: Math.max(0, whole.length - partLength + 1) }, (_, from) =>
    whole.slice(from, from + partLength),
  ).filter((part) => digitsOf(part).length >= minDigits);

/**
 * True if the words contain a number or a part that identifies it. A part that is a name, such as
 * Slider, does not count.
 */
const identifies = (words: readonly string[], numbers: readonly string[]): boolean => {
  const text = asRead(words.join(""));
  if (numbers.some((whole) => text.includes(whole))) return true;
  return digitsOf(words.join("")).length > 1 && numbers.flatMap(partsOf).some((part) => text.includes(part));
};

/** Index of the first word of a number, or -1. */
const startOfNumber = (words: readonly string[], numbers: readonly string[]): number => {
  const end = words.findIndex((_, last) => identifies(words.slice(0, last + 1), numbers));
  return words.slice(0, end + 1).findLastIndex((_, from) => identifies(words.slice(from, end + 1), numbers));
};

/** Cuts a model before the first number that is the frame's, the buyer's or too long for a name. */
const withoutNumbers = (
  reading: Reading<string> | undefined,
  { frameNumber, personalNumber }: Claim,
): Reading<string> | undefined => {
  if (reading === undefined) return undefined;
  const words = reading.value.split(/\s+/);
  const longWord = words.findIndex((word) => digitsOf(word).length > maxDigits);
  const numberStart = startOfNumber(words, [frameNumber, personalNumber].map(asRead));
  const ends = [longWord, numberStart].filter((end) => end !== -1);
  const value = words.slice(0, Math.min(words.length, ...ends)).join(" ");
  return value === "" ? undefined : { ...reading, value };
};

const together = <T>(onReceipt: Reading<T> | undefined, onPhoto?: Reading<T>) => {
  const combined = combine(onPhoto, onReceipt);
  if (combined === undefined) return undefined;
  const { value, confidence, from } = combined;
  return { value, confidence: Math.round(Math.min(100, Math.max(0, confidence))), from };
};

/** Combines receipt and photo. A frame number or personal number never gets into the result. */
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
