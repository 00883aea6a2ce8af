import { type CalendarDate, isRealDate, isoDate } from "#contract/calendar-date.ts";
import { looksLikeFormula } from "#contract/csv.ts";
import type { ImportField } from "./fields.ts";

/** What stands in a cell: tills write `="00123"` so that a spreadsheet keeps the zeros. */
export const textOf = (cell: string): string => (/^="([^"]*)"$/.exec(cell.trim())?.[1] ?? cell).trim();

/** Whether a spreadsheet would run what stands there. A number with its country code is none. */
export const isFormula = (field: ImportField, text: string): boolean =>
  looksLikeFormula(text) && !(field === "phone" && /^\+[\d\s()-]+$/.test(text));

/** Whole kronor of `8 495 kr`, `8.495:-` and `8495,00`; not a number for anything else. */
export const kronorOf = (text: string): number => {
  const bare = text.replaceAll(/[\s\u00A0\u202F]|kr\.?$|sek$|:-$/gi, "");
  const [, whole = "", part = ""] = /^(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/.exec(bare) ?? [];
  return whole === "" ? Number.NaN : Math.round(Number(`${whole.replaceAll(/[.,]/g, "")}.${part || "0"}`));
};

/** Months of `36`, `36 mån` and `3 år`. */
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

/** The day of `2025-04-01`, `20250401`, `1/4 2025` and `01.04.2025`, a time behind it or not; undefined for none. */
export const dayOf = (text: string): string | undefined => {
  const bare = text.replace(/[T\s]\d{1,2}[:.]\d{2}(?:[:.]\d{2}(?:[.,]\d+)?)?Z?$/, "");
  const [, ...forwards] = /^(\d{4})[-/.]?(\d{2})[-/.]?(\d{2})$/.exec(bare) ?? [];
  const [, ...backwards] = /^(\d{1,2})[-/.](\d{1,2})[-/.\s]\s*(\d{4})$/.exec(bare) ?? [];
  const [year = "", month = "", day = ""] = forwards.length > 0 ? forwards : backwards.toReversed();
  const read = date(year, month, day);
  return year !== "" && isRealDate(read) ? isoDate(read) : undefined;
};
