import type { jsPDF } from "jspdf";
import * as z from "zod";

const Internal = z.object({
  write: z.custom<(operators: string) => void>((value) => typeof value === "function"),
});

/** Points in a millimetre. */
export const mm = 72 / 25.4;

/** Writes what jsPDF has no words for, or many words. */
export const write = (doc: jsPDF, operators: string): void => Internal.parse(doc.internal).write(operators);

/** A number as short as it can be. */
export const short = (value: number, decimals = 4): string => String(Number(value.toFixed(decimals)));
