import { hasCheckDigit } from "#contract/luhn.ts";

/** A personal number of twelve digits that begins with these eight; birth numbers from 980 belong to nobody. */
export const numberOf = (date: string, birthNumber = 981): string => {
  const start = `${date}${birthNumber}`;
  return Array.from("0123456789", (digit) => start + digit).find((digits) => hasCheckDigit(digits.slice(2)))!;
};

/** As many adults as wanted, each with a number of their own. */
export const adults = (howMany: number): string[] =>
  Array.from({ length: howMany }, (_, index) => numberOf(`19${70 + index}0414`));
