import * as z from "zod";
import { toAsciiDigits } from "./digits.ts";
import { rule } from "./field-rules.ts";

/** From the last digit on, the digits weigh 1 and 3 in turn, and their sum is a multiple of ten. */
const addsUp = (digits: string): boolean =>
  Array.from(digits)
    .toReversed()
    .reduce((sum, digit, place) => sum + Number(digit) * (place % 2 === 0 ? 1 : 3), 0) %
    10 ===
  0;

const isEan = (digits: string): boolean => /^(?:\d{8}|\d{13})$/.test(digits) && addsUp(digits);

/** The number below a product's bar code: 8 or 13 digits, the last a check digit. */
export const Ean = z.string(rule("format")).refine(isEan, rule("format"));

/** Reads a scanned or typed bar code number. American codes of 12 digits are European ones without the leading zero. */
export const parseEan = (text: string): string | undefined => {
  const digits = toAsciiDigits(text).replaceAll(/^(?:EAN:?|\]E\d)|[\s\p{Pd}\p{Cf}]/giu, "");
  const whole = digits.length === 12 ? `0${digits}` : digits;
  return isEan(whole) ? whole : undefined;
};
