import * as z from "zod";
import { digitSign } from "#contract/digits.ts";
import { rule } from "#contract/field-rules.ts";

const minimumNameLength = 2;
const longest = 100;

/** What shows nothing: marks of format and direction, fillers, and what belongs to no character. */
// oxlint-disable-next-line no-misleading-character-class -- each is meant by itself
const invisible =
  /[\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Variation_Selector}\u034F\u115F\u1160\u17B4\u17B5\u2800\u3164\uFFA0]/gu;
/** Line breaks and tabs stand for a space, and many spaces for one. */
const gaps = /[\p{Z}\p{Cc}]+/gu;

const clean = (typed: string): string =>
  typed.normalize("NFC").replaceAll(invisible, "").replaceAll(gaps, " ").trim();

/** A name goes into tokens, mails and pages of others: it is one line, and no number of a person hides in it, however its digits are spread. */
const mostDigits = 5;
const digits = new RegExp(`${digitSign}|\\p{Nl}`, "gu");
const hasFewDigits = (name: string): boolean => (name.match(digits) ?? []).length <= mostDigits;

/** The name of a person or a shop. */
export const FullName = z
  .string(rule("required"))
  .check(
    z.overwrite(clean),
    z.minLength(1, rule("required")),
    z.minLength(minimumNameLength, rule("name-too-short")),
    z.maxLength(longest, rule("too-long")),
  )
  .refine(hasFewDigits, rule("name-digits"));

/** The first rule that a name breaks. */
export const fullNameFault = (typed: string) => FullName.safeParse(typed).error?.issues[0]?.message;
