import { type CalendarDate, isRealDate, isoDate } from "#contract/platform/calendar-date.ts";
import { toAsciiDigits } from "#contract/platform/digits.ts";
import { removeInvisible } from "#contract/platform/invisible.ts";
import { looksLikeFormula } from "#contract/platform/csv.ts";
import type { ImportField } from "./fields.ts";

/** Unwraps `="00123"`, which tills write so that a spreadsheet keeps the zeros. */
export const textOf = (cell: string): string => (/^="([^"]*)"$/.exec(cell.trim())?.[1] ?? cell).trim();

/** True if a spreadsheet would run the text, except for a phone number with a country code. */
export const isFormula = (field: ImportField, text: string): boolean =>
  looksLikeFormula(text) && !(field === "phone" && /^\+[\d\s()-]+$/.test(text));

/** Reads `36`, `36 mån` and `3 år`; NaN for anything else. */
export const monthsOf = (text: string): number => {
  const [, count = "", unit = ""] = /^(\d{1,3})\s*(\p{L}*)\.?$/u.exec(text) ?? [];
  if (count === "") return Number.NaN;
  if (/^(?:år|year|years|yr|yrs)$/i.test(unit)) return Number(count) * 12;
  return unit === "" || /^(?:m|mån|månad|månader|month|months|mths)$/i.test(unit)
    ? Number(count)
    : Number.NaN;
};

const date = (year: string, month: string, day: string): CalendarDate => ({
  year: Number(year),
  month: Number(month),
  day: Number(day),
});

/** Reads `2025-04-01`, `20250401`, `1/4 2025` and `01.04.2025`, with or without a time after it; undefined for anything else. */
export const dayOf = (text: string): string | undefined => {
  const bare = toAsciiDigits(removeInvisible(text))
    .trim()
    .replaceAll(/[\p{Pd}\u2212]/gu, "-")
    .replace(/[T\s]\d{1,2}[:.]\d{2}(?:[:.]\d{2}(?:[.,]\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?$/, "");
  const [, ...forwards] = /^(\d{4})(?:[-/.](\d{1,2})[-/.](\d{1,2})|(\d{2})(\d{2}))$/.exec(bare) ?? [];
  const [, ...backwards] = /^(\d{1,2})\s?[-/.]\s?(\d{1,2})\s?[-/.\s]\s?(\d{4})$/.exec(bare) ?? [];
  const parts = forwards.length > 0 ? forwards.filter((part) => part !== undefined) : backwards.toReversed();
  const [year = "", month = "", day = ""] = parts;
  const read = date(year, month, day);
  return year !== "" && isRealDate(read) ? isoDate(read) : undefined;
};
