import { canonicalFrameNumber, foldFrameNumber } from "#contract/frame-number.ts";
import type { Reading } from "#lambdas/analysis/reading.ts";
import type { Claim } from "#lambdas/analysis/receipt-checks.ts";

/** Model names have years and sizes, but not so many digits in one word. */
const mostDigits = 4;

/** A number may be broken into so many groups. */
const mostGroups = 6;
const shortestPart = 5;

const digitsOf = (text: string): string => text.replaceAll(/\D/g, "");

const overlaps = (whole: string, part: string): boolean =>
  part.length >= shortestPart && (whole.includes(part) || part.startsWith(whole));

const tells = (words: readonly string[], { frameNumber, personalNumber }: Claim): boolean => {
  const text = canonicalFrameNumber(words.join("")).replaceAll(/[^A-Z0-9]/g, "");
  if (digitsOf(text).length < 3) return false;
  const isFrames = overlaps(foldFrameNumber(frameNumber), foldFrameNumber(text));
  return isFrames || (/^\d/.test(text) && overlaps(personalNumber, digitsOf(text)));
};

const beginsNumber = (words: readonly string[], claim: Claim): boolean =>
  digitsOf(words[0] ?? "").length > mostDigits ||
  Array.from({ length: mostGroups }, (_, more) => words.slice(0, more + 1)).some((run) => tells(run, claim));

/** What was read, up to the first number in it that is the frame's, the buyer's or too long for a name. */
export const withoutNumbers = (
  reading: Reading<string> | undefined,
  claim: Claim,
): Reading<string> | undefined => {
  if (reading === undefined) return undefined;
  const words = reading.value.split(/\s+/);
  const number = words.findIndex((_, from) => beginsNumber(words.slice(from), claim));
  const value = words.slice(0, number === -1 ? undefined : number).join(" ");
  return value === "" ? undefined : { ...reading, value };
};
