import * as z from "zod";
import { digitSign } from "./digits.ts";
import { rule } from "./field-rules.ts";
import { removeInvisible } from "./invisible.ts";

const minLength = 2;
const maxLength = 100;

/** Runs of spaces, tabs and line breaks become one space. */
const gaps = /[\p{Z}\p{Cc}]+/gu;

/** Scripts such as Sinhala and Persian write other letters with them. */
const joiner = /([^\P{L}\p{Script=Latin}]\p{M}*)([\u200C\u200D])(?=[^\P{L}\p{Script=Latin}])/gu;

const clean = (typed: string): string => {
  const composed = typed.normalize("NFC");
  const joined = [...composed.matchAll(joiner)].map(({ index, 1: before = "" }) => index + before.length);
  const parts = [0, ...joined].map((from, at) => removeInvisible(composed.slice(from, joined[at])));
  return parts
    .reduce((name, part, at) => name + (composed[joined[at - 1] ?? 0] ?? "") + part)
    .replaceAll(gaps, " ")
    .trim();
};

/** Names appear in tokens, mails and other people's pages, so none may hide a personal number among its letters. */
const maxDigits = 5;
const digits = new RegExp(`${digitSign}|\\p{Nl}`, "gu");
const hasFewDigits = (name: string): boolean => (name.match(digits) ?? []).length <= maxDigits;

export const FullName = z
  .string(rule("required"))
  .check(
    z.overwrite(clean),
    z.minLength(1, rule("required")),
    z.minLength(minLength, rule("name-too-short")),
    z.maxLength(maxLength, rule("too-long")),
  )
  .refine(hasFewDigits, rule("name-digits"));

export const fullNameFault = (typed: string) => FullName.safeParse(typed).error?.issues[0]?.message;
