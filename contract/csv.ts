/** What a spreadsheet takes for the beginning of a formula, the wide forms of some languages among it. */
const formula = /^[\s"']*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/u;

/** Whether a spreadsheet could take a text for a formula, and do what it says. */
export const looksLikeFormula = (text: string): boolean => formula.test(text);

/** A text that no spreadsheet takes for a formula: an apostrophe before it says so. */
export const spreadsheetText = (text: string): string => (looksLikeFormula(text) ? `'${text}` : text);

/** What stands in a cell; undefined for nothing. */
type CsvCell = string | number | undefined;

const written = (cell: CsvCell): string => {
  if (cell === undefined) return "";
  // Excel in Swedish reads a point as a part of a date.
  if (typeof cell === "number") return String(cell).replace(".", ",");
  const text = spreadsheetText(cell);
  return /[";\r\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** A table as Excel opens it in Sweden by a double click: semicolons, a mark that says UTF-8, and no text that could be a formula. */
export const csvOf = (rows: readonly (readonly CsvCell[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(written).join(";")}\r\n`).join("")}`;
