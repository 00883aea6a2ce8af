import * as z from "zod";
import { rule } from "#contract/field-rules.ts";

/** The digits of a bar code weigh 1 and 3 in turn from the last one on, and add up to tens. */
const addsUp = (digits: string): boolean =>
  Array.from(digits)
    .toReversed()
    .reduce((sum, digit, place) => sum + Number(digit) * (place % 2 === 0 ? 1 : 3), 0) %
    10 ===
  0;

const isEan = (digits: string): boolean => /^(?:\d{8}|\d{13})$/.test(digits) && addsUp(digits);

/** The number of a bar code on a product: 8 or 13 digits, of which the last is a check digit. */
export const Ean = z.string(rule("format")).refine(isEan, rule("format"));

/** What was scanned or typed as the number of a bar code; undefined for anything else. American codes of 12 digits are European ones without their first zero. */
export const eanIn = (text: string): string | undefined => {
  const digits = text.replaceAll(/\s/g, "");
  const whole = digits.length === 12 ? `0${digits}` : digits;
  return isEan(whole) ? whole : undefined;
};
