import * as z from "zod";
import { rule } from "#contract/field-rules.ts";
import { isStandIn } from "#contract/stand-ins.ts";

/** The one spelling that decides uniqueness: upper case without spaces, hyphens, dots, underscores and slashes. */
export const canonicalFrameNumber = (typed: string): string =>
  typed
    .normalize("NFKC")
    .trim()
    .toUpperCase()
    .replaceAll(/[\s\-._/\\]/g, "");

/** Signs that look alike on worn metal become equal. */
export const foldSigns = (canonical: string): string =>
  canonical
    .replaceAll(/[IL]/g, "1")
    .replaceAll(/[OQ]/g, "0")
    .replaceAll("S", "5")
    .replaceAll("Z", "2")
    .replaceAll("B", "8");

/** Spellings that look alike become equal. Used to find and warn, never to decide uniqueness. */
export const foldFrameNumber = (canonical: string): string => foldSigns(canonical).replace(/^0+/, "");

/** What is read as I, O or Q beside a digit is a 1 or a 0: makers leave those letters out, as in vehicle identification numbers. */
export const asStamped = (read: string): string =>
  read.replaceAll(/(?<=\d)[OQ]|[OQ](?=\d)/g, "0").replaceAll(/(?<=\d)I|I(?=\d)/g, "1");

export const isFrameNumber = (canonical: string): boolean => /^[A-Z0-9]{6,20}$/.test(canonical);

/** Fewer characters are no search: too many numbers begin with them. */
export const fewestAsked = 3;

/** Whether it can be looked up as a number, or as the beginning of one. */
export const isNumberAsked = (canonical: string): boolean =>
  canonical.length >= fewestAsked && /^[A-Z0-9]{1,20}$/.test(canonical);

/** Fewer characters end too many numbers. A card shows three. */
const fewestOfEnd = 4;

/** Whether it can be looked up as the end of a number. */
export const isEndAsked = (canonical: string): boolean =>
  canonical.length >= fewestOfEnd && isNumberAsked(canonical);

const canonical = z
  .string(rule("frame-number-format"))
  .max(60, rule("frame-number-format"))
  .transform(canonicalFrameNumber);

/** A frame number to search for, whatever its spelling; parsed to the canonical one. */
export const SoughtFrameNumber = canonical.refine(isFrameNumber, rule("frame-number-format"));

/** A frame number that a bike is said to have; parsed to its canonical spelling. */
export const FrameNumber = canonical
  .refine((number) => !isStandIn(number), rule("frame-number-unknown"))
  .refine(isFrameNumber, rule("frame-number-format"));
export type FrameNumber = z.infer<typeof FrameNumber>;

/** As `FrameNumber`, but kept as it was typed. */
export const TypedFrameNumber = z.string(rule("frame-number-format")).superRefine((typed, context) => {
  for (const issue of FrameNumber.safeParse(typed).error?.issues ?? []) context.addIssue(issue.message);
});
