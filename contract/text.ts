import * as z from "zod";
import { rule } from "#contract/field-rules.ts";

/** C0 and C1 control characters except tab and line feed, and the marks that turn the direction of text. */
// oxlint-disable-next-line no-control-regex -- these are exactly the characters that must go
const unprintable = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** Free text is kept as it was written, only trimmed and without control characters: React escapes it where it is shown. */
const clean = (typed: string): string => typed.replaceAll(unprintable, "").trim();

/** Text of at most `length` characters; empty text counts as missing. */
export const requiredText = (length: number) =>
  z
    .string(rule("required"))
    .check(z.overwrite(clean), z.minLength(1, rule("required")), z.maxLength(length, rule("too-long")));

/** As `requiredText`, but what is shorter than `least` says too little. */
export const fullText = (least: number, length: number) =>
  z
    .string(rule("required"))
    .check(
      z.overwrite(clean),
      z.minLength(1, rule("required")),
      z.minLength(least, rule("too-short")),
      z.maxLength(length, rule("too-long")),
    );

/** As `requiredText`, but empty text becomes undefined. */
export const optionalText = (length: number) =>
  z
    .string(rule("format"))
    .check(z.overwrite(clean), z.maxLength(length, rule("too-long")))
    .transform((text) => (text === "" ? undefined : text))
    .optional();

/** As `optionalText`, for changes: `null` and empty text become null, which takes a text away; what is not named stays. */
export const removableText = (length: number) =>
  z
    .string(rule("format"))
    .check(z.overwrite(clean), z.maxLength(length, rule("too-long")))
    .transform((text) => (text === "" ? null : text))
    .nullable()
    .optional();
