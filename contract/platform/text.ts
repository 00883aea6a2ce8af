import * as z from "zod";
import { rule } from "./field-rules.ts";

/** C0 and C1 control characters except tab and line feed, direction marks, and characters without width. */
const unprintable =
  // oxlint-disable-next-line no-control-regex -- these are exactly the characters that must go
  /[\u0000-\u0008\u000E-\u001F\u007F-\u0084\u0086-\u009F\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF\uFFF9-\uFFFB\u{E0001}]/gu;

/** The line breaks of all systems. */
// oxlint-disable-next-line no-control-regex -- as above
const breaks = /\r\n?|[\u000B\u000C\u0085\u2028\u2029]/g;

/** Puts a text on one line, so that a part of it cannot pass for another fact beside it. */
export const oneLine = (text: string): string =>
  text.replaceAll(unprintable, "").replaceAll(breaks, " ").replaceAll(/\s+/g, " ").trim();

/** Trims a text and removes control characters. It stores HTML unchanged, because React escapes it. */
const ownLines = (text: string): string => text.replaceAll(unprintable, "").replaceAll(breaks, "\n").trim();

/** Fields of at most this many characters have one line, since they hold names and addresses. */
const maxLineLength = 254;

const cleanOf = (length: number) => (length <= maxLineLength ? oneLine : ownLines);

/** Allows at most `length` characters. An empty text counts as missing. */
export const requiredText = (length: number) =>
  z
    .string(rule("required"))
    .check(
      z.overwrite(cleanOf(length)),
      z.minLength(1, rule("required")),
      z.maxLength(length, rule("too-long")),
    );

/** As `requiredText`, with a minimum length. */
export const fullText = (minLength: number, length: number) =>
  z
    .string(rule("required"))
    .check(
      z.overwrite(cleanOf(length)),
      z.minLength(1, rule("required")),
      z.minLength(minLength, rule("too-short")),
      z.maxLength(length, rule("too-long")),
    );

/** As `requiredText`, but an empty text becomes undefined. */
export const optionalText = (length: number) =>
  z
    .string(rule("format"))
    .check(z.overwrite(cleanOf(length)), z.maxLength(length, rule("too-long")))
    .transform((text) => (text === "" ? undefined : text))
    .optional();

/** As `optionalText`, for changes: null and empty text delete a text, and undefined keeps it. */
export const removableText = (length: number) =>
  z
    .string(rule("format"))
    .check(z.overwrite(cleanOf(length)), z.maxLength(length, rule("too-long")))
    .transform((text) => (text === "" ? null : text))
    .nullable()
    .optional();
