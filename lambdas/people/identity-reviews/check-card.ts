import type { CardCheck } from "#contract/people/identity-reviews.ts";
import { hasPersonalNumber, personalNumbersIn } from "#lambdas/platform/ocr/find-personal-number.ts";
import { plainText } from "#lambdas/platform/ocr/plain-text.ts";

type Stated = { readonly personalNumber: string; readonly fullName: string };

export type CardChecks = { readonly personalNumberCheck: CardCheck; readonly nameCheck: CardCheck };

/** A card has dozens of words; with fewer than this the photo is unreadable. */
const minWords = 3;

/** Maps characters that OCR confuses to the same one. */
const foldWord = (word: string): string =>
  word
    .replaceAll("0", "o")
    .replaceAll(/[1il|!]/g, "l")
    .replaceAll("5", "s");

const wordsIn = (text: string): string[] =>
  plainText(text)
    .split(/[^\p{L}\p{N}|!]+/u)
    .map(foldWord)
    .filter((word) => /\p{L}{2}/u.test(word));

const compareName = (lines: readonly string[], fullName: string): CardCheck => {
  const onCard = new Set(wordsIn(lines.join("\n")));
  if (onCard.size < minWords) return "unreadable";
  const stated = wordsIn(fullName);
  return stated.length > 0 && stated.every((word) => onCard.has(word)) ? "matches" : "differs";
};

const comparePersonalNumber = (lines: readonly string[], digits: string): CardCheck => {
  if (hasPersonalNumber(lines, digits)) return "matches";
  return personalNumbersIn(lines).length > 0 ? "differs" : "unreadable";
};

/** Compares an ID card's text with the stated name and number. The card may hold more first names. */
export const checkCard = (lines: readonly string[], { personalNumber, fullName }: Stated): CardChecks => ({
  personalNumberCheck: comparePersonalNumber(lines, personalNumber),
  nameCheck: compareName(lines, fullName),
});
