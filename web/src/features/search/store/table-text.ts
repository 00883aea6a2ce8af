/** Characters that a spreadsheet takes for the beginning of a formula. */
const formula = /^[=+\-@]/;

const cellText = (text: string): string => {
  const line = text.replaceAll(/[\t\r\n]+/g, " ");
  return formula.test(line) ? `'${line}` : line;
};

/** Rows as spreadsheets take them from the clipboard. */
export const tableText = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(cellText).join("\t")).join("\n");
