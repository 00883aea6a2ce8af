import * as z from "zod";
import { toAsciiDigits } from "#contract/platform/digits.ts";
import { rule } from "#contract/platform/field-rules.ts";
import { isPlaceholderNumber } from "#contract/platform/placeholder-numbers.ts";

/** Greek and Cyrillic capitals that look Latin; `ours` has the Latin ones in the same order. */
const drawnAlike = "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧАВЕЅІЈКМНОРСТУХ";
const ours = "ABEZHIKMNOPTYXABESIJKMHOPCTYX";
const ofOtherScripts = new RegExp(`[${drawnAlike}]`, "g");

/**
 * Label words that are never part of a number. Short ones such as `SN` and `NO`, which can begin a
 * number, count only before a colon.
 */
const label =
  /^[^\p{L}\p{N}]*(?:(?:mitt|cykelns|my|the)\s+)?(?:(?:(?:ramme|ram|rahmen|stel|serie|serial|ser|frame|chassi|cykel|bike)[\s.-]*){1,2}(?:nummer|numm?ret|number|nr|no|#)(?!\p{L})(?:\s+(?:är|is)(?!\p{L}))?|s\s*\/\s*n(?!\p{L})|(?:ram|frame|serial|sn|nr|no|nummer|number|vin)\s*(?:[.#]?\s*[:=]|\.\s))[^\p{L}\p{N}]*(?=.*\d)/iu;

/** Signs such as º, № and ™, which would become letters. */
const wordSigns = /[\u00AA\u00BA\u2116\u2120-\u2122]/g;

/** Removes a `Ramnr:` or `S/N` that was copied with the number. */
export const withoutLabel = (typed: string): string =>
  toAsciiDigits(typed.replaceAll(wordSigns, " ")).replace(label, "");

/**
 * The spelling that decides uniqueness: upper-case letters and digits, without label, separators
 * and invisible characters.
 */
export const canonicalFrameNumber = (typed: string): string =>
  withoutLabel(typed)
    .toUpperCase()
    .replaceAll(ofOtherScripts, (sign) => ours.charAt(drawnAlike.indexOf(sign)))
    .replaceAll(/[^\p{L}\p{N}]|\p{Lm}/gu, "");

/** Makes characters equal that look alike on worn metal. */
export const foldSigns = (canonical: string): string =>
  canonical
    .replaceAll(/[IL]/g, "1")
    .replaceAll(/[OQ]/g, "0")
    .replaceAll("S", "5")
    .replaceAll("Z", "2")
    .replaceAll("B", "8");

/** Makes spellings equal that look alike. Used to find and to warn, never to decide uniqueness. */
export const foldFrameNumber = (canonical: string): string => foldSigns(canonical).replace(/^0+/, "");

/**
 * Reads I as 1 and O or Q as 0 beside a digit, because makers avoid those letters, as vehicle
 * identification numbers do.
 */
export const asStamped = (read: string): string =>
  read
    .replaceAll(/(\d)[OQ]|[OQ](?=\d)/g, (_, digit = "") => `${digit}0`)
    .replaceAll(/(\d)I|I(?=\d)/g, (_, digit = "") => `${digit}1`);

export const isFrameNumber = (canonical: string): boolean => /^[A-Z0-9]{6,20}$/.test(canonical);

/** Too many numbers begin with fewer characters. */
export const minSearchLength = 3;

/** True for a whole number and for the beginning of one. */
export const isSearchableNumber = (canonical: string): boolean =>
  canonical.length >= minSearchLength && /^[A-Z0-9]{1,20}$/.test(canonical);

/** Too many numbers end with fewer characters. A card shows three. */
const minEndLength = 4;

export const isSearchableEnd = (canonical: string): boolean =>
  canonical.length >= minEndLength && isSearchableNumber(canonical);

const canonical = z
  .string(rule("frame-number-format"))
  .max(60, rule("frame-number-format"))
  .transform(canonicalFrameNumber);

/** A frame number to search for, in any spelling; parsed to the canonical one. */
export const SoughtFrameNumber = canonical.refine(isFrameNumber, rule("frame-number-format"));

/** With fewer digits, model names such as `Marlin7` would count as numbers. */
const minDigits = 4;
const maxSingleWords = 2;

/**
 * The numbers a line may mean: the whole line, and the first words that are numbers by themselves,
 * as in `WTU204K8861 Trek`.
 */
export const possibleNumbers = (typed: string): string[] => {
  const words = typed.split(/[\s,;|()]+/).filter((word) => word !== "");
  const whole = SoughtFrameNumber.safeParse(typed).data;
  const alone = words
    .map((word) => canonicalFrameNumber(word))
    .filter((word) => isFrameNumber(word) && word.replaceAll(/\D/g, "").length >= minDigits)
    .slice(0, maxSingleWords);
  return [...new Set(whole === undefined ? alone : [whole, ...alone])];
};

/** The frame number of a bike to be registered; parsed to the canonical spelling. */
export const FrameNumber = canonical
  .refine((number) => !isPlaceholderNumber(number), rule("frame-number-unknown"))
  .refine(isFrameNumber, rule("frame-number-format"));
export type FrameNumber = z.infer<typeof FrameNumber>;

/** Like `FrameNumber`, but keeps the typed spelling. */
export const TypedFrameNumber = z.string(rule("frame-number-format")).superRefine((typed, context) => {
  for (const issue of FrameNumber.safeParse(typed).error?.issues ?? []) context.addIssue(issue.message);
});
