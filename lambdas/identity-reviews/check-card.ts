import type { CardCheck } from "#contract/identity-reviews.ts";
import { hasPersonalNumber, personalNumbersIn } from "#lambdas/shared/ocr/find-personal-number.ts";
import { plainText } from "#lambdas/shared/ocr/plain-text.ts";

/** What a person has stated of themselves: 12 digits and a name. */
export type Claim = { readonly personalNumber: string; readonly fullName: string };

export type CardChecks = { readonly personalNumberCheck: CardCheck; readonly nameCheck: CardCheck };

/** A card has dozens of words. With fewer than this no name is made out either. */
const leastWords = 3;

/** Signs that OCR takes for one another become the same on both sides. */
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
  if (onCard.size < leastWords) return "unreadable";
  const stated = wordsIn(fullName);
  return stated.length > 0 && stated.every((word) => onCard.has(word)) ? "matches" : "differs";
};

const comparePersonalNumber = (lines: readonly string[], digits: string): CardCheck => {
  if (hasPersonalNumber(lines, digits)) return "matches";
  return personalNumbersIn(lines).length > 0 ? "differs" : "unreadable";
};

/** Holds the text of an ID card against what a person has stated. The card may say more, as further first names. */
export const checkCard = (lines: readonly string[], { personalNumber, fullName }: Claim): CardChecks => ({
  personalNumberCheck: comparePersonalNumber(lines, personalNumber),
  nameCheck: compareName(lines, fullName),
});
