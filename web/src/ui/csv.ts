/** What a spreadsheet would run as a formula begins so. */
const formula = /^[=+\-@\t\r]/;

/** An apostrophe before it makes a spreadsheet show it instead. */
const cell = (value: string | number): string => {
  if (typeof value === "number") return String(value);
  const harmless = formula.test(value) ? `'${value}` : value;
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

/** Rows as a file that a spreadsheet in Sweden opens by itself: semicolons, and the mark that says UTF-8. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cell).join(";")}\r\n`).join("")}`;
