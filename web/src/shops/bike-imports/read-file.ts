import { recognise } from "./columns.ts";
import { decode } from "./decode.ts";
import type { ImportRow } from "#contract/shops/bike-imports/imports.ts";

export type ReadTable = { readonly headers: readonly string[]; readonly rows: readonly ImportRow[] };

export type FileFault = "excel" | "too-large" | "empty";

export class FileError extends Error {
  readonly fault: FileFault;
  constructor(fault: FileFault) {
    super(fault);
    this.fault = fault;
  }
}

/** Five thousand rows take about one megabyte. */
const maxFileSize = 8 * 1024 * 1024;

const startsWith = (bytes: Uint8Array, ...signs: readonly number[]): boolean =>
  signs.every((sign, place) => bytes[place] === sign);

/** Excel's own first line, which names the separator. */
const separatorLine = /^sep=(.)\r?\n/i;

/** Titles may precede the line of column names. */
const maxHeaderLine = 5;

const separatorOf = (text: string): string => {
  const bare = text.slice(0, 20_000).replaceAll(/"[^"]*"/g, "");
  const first = bare
    .trimStart()
    .split(/[\r\n]+/)
    .slice(0, maxHeaderLine);
  const countOf = (separator: string): number => first.join("\n").split(separator).length;
  return [";", ",", "\t"].toSorted((a, b) => countOf(b) - countOf(a))[0] ?? ";";
};

/** The line with the most known column names, or the first line. */
const placeOfNames = (lines: readonly ImportRow[]): number => {
  const known = lines.slice(0, maxHeaderLine).map(({ cells }) => Object.keys(recognise(cells)).length);
  return Math.max(0, known.indexOf(Math.max(...known)));
};

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === "");

/** Line numbers are those a spreadsheet shows. */
const readTable = async (text: string): Promise<ReadTable> => {
  const { default: Papa } = await import("papaparse");
  const [own = "", delimiter = ""] = separatorLine.exec(text) ?? [];
  const table = text.slice(own.length);
  const { data } = Papa.parse<string[]>(table, { delimiter: delimiter || separatorOf(table) });
  const above = own === "" ? 1 : 2;
  const lines = data.map((cells, place) => ({ line: place + above, cells }));
  const filled = lines.filter(({ cells }) => !isBlank(cells));
  const [head, ...rows] = filled.slice(placeOfNames(filled));
  if (head === undefined || rows.length === 0) throw new FileError("empty");
  return { headers: head.cells.map((cell) => cell.trim()), rows };
};

/** Reads CSV in any common encoding and with any common separator. */
export const readFile = async (file: File): Promise<ReadTable> => {
  if (file.size > maxFileSize) throw new FileError("too-large");
  const bytes = new Uint8Array(await file.arrayBuffer());
  // New Excel files are ZIP archives, old ones compound files.
  if (startsWith(bytes, 0x50, 0x4b, 3, 4) || startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    throw new FileError("excel");
  return readTable(decode(bytes));
};
