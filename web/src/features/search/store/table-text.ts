import { spreadsheetText } from "#contract/csv.ts";

const cellText = (text: string): string => spreadsheetText(text.replaceAll(/[\t\r\n]+/g, " "));

/** Rows as spreadsheets take them from the clipboard. */
export const tableText = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(cellText).join("\t")).join("\n");
