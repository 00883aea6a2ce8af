import { spreadsheetText } from "#contract/platform/csv.ts";

const cellText = (text: string): string => spreadsheetText(text.replaceAll(/[\t\r\n]+/g, " "));

export const tableText = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(cellText).join("\t")).join("\n");
