import { hasCheckDigit } from "#contract/platform/luhn.ts";
import { numbersIn } from "./plain-text.ts";

const gap = "[^0-9A-Za-z]{0,3}";

/** Searches a document for a number of 12 digits, written with 10 or 12 and any separators. */
export const hasPersonalNumber = (lines: readonly string[], digits: string): boolean => {
  const [century, year, month, day, ending] = [
    digits.slice(0, 2),
    digits.slice(2, 4),
    digits.slice(4, 6),
    digits.slice(6, 8),
    digits.slice(8),
  ];
  const pattern = new RegExp(`(?:${century}${gap})?${[year, month, day, ending].join(gap)}`, "g");
  return numbersIn(lines.join("\n"), pattern).length > 0;
};

const anyNumber = new RegExp(String.raw`(?:\d{2})?\d{6}${gap}\d{4}`, "g");

/** Returns everything in a document that could be a personal number: 10 or 12 digits with a valid check digit. */
export const personalNumbersIn = (lines: readonly string[]): string[] =>
  numbersIn(lines.join("\n"), anyNumber).filter((digits) => hasCheckDigit(digits.slice(-10)));
