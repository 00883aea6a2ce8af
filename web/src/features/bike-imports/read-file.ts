import type { ImportRow } from "#contract/bike-imports/imports.ts";

/** A table as it stands in a file. */
export type ReadTable = { readonly headers: readonly string[]; readonly rows: readonly ImportRow[] };

/** Why a file is no table. */
export type FileFault = "excel" | "too-large" | "empty";

export class FileError extends Error {
  readonly fault: FileFault;
  constructor(fault: FileFault) {
    super(fault);
    this.fault = fault;
  }
}

/** Five thousand rows are about one megabyte. */
const largest = 8 * 1024 * 1024;

const startsWith = (bytes: Uint8Array, ...signs: readonly number[]): boolean =>
  signs.every((sign, place) => bytes[place] === sign);

/** What is no UTF-8 is what Windows writes in Western Europe. */
const decode = (bytes: Uint8Array): string => {
  if (startsWith(bytes, 0xff, 0xfe)) return new TextDecoder("utf-16le").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
};

/** Excel writes its own line before a table to say what parts its cells. */
const separatorLine = /^sep=(.)\r?\n/i;

/** What parts the names of the columns most often. */
const separatorOf = (text: string): string => {
  const names = text.trimStart().split(/\r?\n|\r/, 1)[0] ?? "";
  const countOf = (separator: string): number => names.replaceAll(/"[^"]*"/g, "").split(separator).length;
  return [";", ",", "\t"].toSorted((a, b) => countOf(b) - countOf(a))[0] ?? ";";
};

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === "");

/** The rows of a text, each with the line on which a spreadsheet shows it. */
const readTable = async (text: string): Promise<ReadTable> => {
  const { default: Papa } = await import("papaparse");
  const [own = "", delimiter = ""] = separatorLine.exec(text) ?? [];
  const table = text.slice(own.length);
  const { data } = Papa.parse<string[]>(table, { delimiter: delimiter || separatorOf(table) });
  const above = own === "" ? 1 : 2;
  const lines = data.map((cells, place) => ({ line: place + above, cells }));
  const [head, ...rows] = lines.filter(({ cells }) => !isBlank(cells));
  if (head === undefined || rows.length === 0) throw new FileError("empty");
  return { headers: head.cells.map((cell) => cell.trim()), rows };
};

/** The table in a file, in whichever way a spreadsheet or a till has saved it. */
export const readFile = async (file: File): Promise<ReadTable> => {
  if (file.size > largest) throw new FileError("too-large");
  const bytes = new Uint8Array(await file.arrayBuffer());
  // An Excel workbook is an archive, its older kind a compound file.
  if (startsWith(bytes, 0x50, 0x4b, 3, 4) || startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    throw new FileError("excel");
  return readTable(decode(bytes));
};
