import type { jsPDF } from "jspdf";
import * as z from "zod";

const Internal = z.object({
  write: z.custom<(operators: string) => void>((value) => typeof value === "function"),
  pages: z.custom<string[][]>((value) => Array.isArray(value)),
});

/** Points in a millimetre. */
export const mm = 72 / 25.4;

/** Writes what jsPDF has no words for, or many words. */
export const write = (doc: jsPDF, operators: string): void => Internal.parse(doc.internal).write(operators);

/** A number as short as it can be. */
export const short = (value: number, decimals = 4): string => String(Number(value.toFixed(decimals)));

/** What `draw` puts on the page, taken from it again, to be written many times. A hundredth of a point is finer than any printer. */
export const captured = (doc: jsPDF, draw: () => void): string => {
  const { pages } = Internal.parse(doc.internal);
  const page = pages[doc.getCurrentPageInfo().pageNumber] ?? [];
  const start = page.length;
  draw();
  const operators = page.splice(start).join("\n");
  return operators.replaceAll(/\d+\.\d{3,}/g, (number) => short(Number(number), 2));
};
