import * as z from "zod";
import { rule } from "#contract/field-rules.ts";

/** The one spelling that decides uniqueness: upper case without spaces, hyphens, dots, underscores and slashes. */
export const canonicalFrameNumber = (typed: string): string =>
  typed
    .normalize("NFKC")
    .trim()
    .toUpperCase()
    .replaceAll(/[\s\-._/\\]/g, "");

/** Spellings that look alike on worn metal become equal. Used to find and warn, never to decide uniqueness. */
export const foldFrameNumber = (canonical: string): string =>
  canonical
    .replaceAll(/[IL]/g, "1")
    .replaceAll(/[OQ]/g, "0")
    .replaceAll("S", "5")
    .replaceAll("Z", "2")
    .replaceAll("B", "8")
    .replace(/^0+/, "");

/** What people write when there is no number to read. */
const standIns = new Set([
  "UNKNOWN",
  "CUSTOM",
  "OKÄND",
  "OKAND",
  "SAKNAS",
  "NONUMBER",
  "NOFRAME",
  "INGETNUMMER",
]);

export const isFrameNumber = (canonical: string): boolean => /^[A-Z0-9]{6,20}$/.test(canonical);

/** Whether it can be looked up as a number, or as the beginning of one. */
export const isNumberAsked = (canonical: string): boolean => /^[A-Z0-9]{3,20}$/.test(canonical);

/** A frame number as a person types it; parsed to its canonical spelling. */
export const FrameNumber = z
  .string(rule("frame-number-format"))
  .max(60, rule("frame-number-format"))
  .transform(canonicalFrameNumber)
  .refine((canonical) => !standIns.has(canonical), rule("frame-number-unknown"))
  .refine(isFrameNumber, rule("frame-number-format"));
export type FrameNumber = z.infer<typeof FrameNumber>;

/** As `FrameNumber`, but kept as it was typed. */
export const TypedFrameNumber = z.string(rule("frame-number-format")).superRefine((typed, context) => {
  for (const issue of FrameNumber.safeParse(typed).error?.issues ?? []) context.addIssue(issue.message);
});
