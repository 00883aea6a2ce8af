import type { jsPDF } from "jspdf";
import * as z from "zod";

const Internal = z.object({
  write: z.custom<(operators: string) => void>((value) => typeof value === "function"),
});

/** Points in a millimetre. */
export const mm = 72 / 25.4;

/** Writes PDF operators that jsPDF lacks or writes at length. */
export const write = (doc: jsPDF, operators: string): void => Internal.parse(doc.internal).write(operators);

export const short = (value: number, decimals = 4): string => String(Number(value.toFixed(decimals)));
