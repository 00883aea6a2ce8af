import { hasCheckDigit } from "#contract/platform/luhn.ts";

/** A twelve-digit personal number with these eight first; birth numbers from 980 are never assigned. */
export const numberOf = (date: string, birthNumber = 981): string => {
  const start = `${date}${birthNumber}`;
  return Array.from("0123456789", (digit) => start + digit).find((digits) => hasCheckDigit(digits.slice(2)))!;
};

/** Adults, each with their own number. */
export const adults = (howMany: number): string[] =>
  Array.from({ length: howMany }, (_, index) => numberOf(`19${70 + index}0414`));
