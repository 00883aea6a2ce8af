/** Spreadsheets read these characters, full-width forms included, as the start of a formula. */
const formula = /^[\s"']*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/u;

export const looksLikeFormula = (text: string): boolean => formula.test(text);

/** Puts an apostrophe before a text that a spreadsheet would run as a formula. */
export const spreadsheetText = (text: string): string => (looksLikeFormula(text) ? `'${text}` : text);

type CsvCell = string | number | undefined;

const written = (cell: CsvCell): string => {
  if (cell === undefined) return "";
  // Swedish Excel reads a number with a point as a date.
  if (typeof cell === "number") return String(cell).replace(".", ",");
  const text = spreadsheetText(cell);
  return /[";\r\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Writes a table that Swedish Excel opens by a double click: semicolons, a byte order mark for UTF-8, and no formulas. */
export const toCsv = (rows: readonly (readonly CsvCell[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(written).join(";")}\r\n`).join("")}`;
