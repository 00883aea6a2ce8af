import { canonicalFrameNumber, foldSigns } from "#contract/frame-number.ts";
import type { Reading } from "#lambdas/analysis/reading.ts";
import type { Claim } from "#lambdas/analysis/receipt-checks.ts";

/** Model names have years and sizes, but not so many digits in one word. */
const mostDigits = 4;

/** So many signs of a number in a row tell it, where most of them are digits. */
const partLength = 5;
const fewestDigits = 3;

const digitsOf = (text: string): string => text.replaceAll(/\D/g, "");

/** What is read as one another on paper becomes equal. */
const asRead = (text: string): string =>
  foldSigns(canonicalFrameNumber(text).replaceAll(/[^A-Z0-9]/g, ""))
    .replaceAll("G", "6")
    .replaceAll("T", "7");

/** Every part of a number that tells it. */
const partsOf = (whole: string): string[] =>
  Array.from({ length: Math.max(0, whole.length - partLength + 1) }, (_, from) =>
    whole.slice(from, from + partLength),
  ).filter((part) => digitsOf(part).length >= fewestDigits);

/** Whether these words together tell a number. A part that is a name alone, as Slider, does not. */
const tells = (words: readonly string[], numbers: readonly string[]): boolean => {
  const text = asRead(words.join(""));
  if (numbers.some((whole) => text.includes(whole))) return true;
  return digitsOf(words.join("")).length > 1 && numbers.flatMap(partsOf).some((part) => text.includes(part));
};

/** Where the number begins that these words hold; -1 where they hold none. */
const beginOf = (words: readonly string[], numbers: readonly string[]): number => {
  const end = words.findIndex((_, last) => tells(words.slice(0, last + 1), numbers));
  return words.slice(0, end + 1).findLastIndex((_, from) => tells(words.slice(from, end + 1), numbers));
};

/** What was read, up to the first number in it that is the frame's, the buyer's or too long for a name. */
export const withoutNumbers = (
  reading: Reading<string> | undefined,
  { frameNumber, personalNumber }: Claim,
): Reading<string> | undefined => {
  if (reading === undefined) return undefined;
  const words = reading.value.split(/\s+/);
  const long = words.findIndex((word) => digitsOf(word).length > mostDigits);
  const told = beginOf(words, [frameNumber, personalNumber].map(asRead));
  const ends = [long, told].filter((end) => end !== -1);
  const value = words.slice(0, Math.min(words.length, ...ends)).join(" ");
  return value === "" ? undefined : { ...reading, value };
};
