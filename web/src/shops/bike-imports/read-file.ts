import { recognise } from "./columns.ts";
import type { ImportRow } from "#contract/shops/bike-imports/imports.ts";

/** The upper half of DOS code page 850, which some tills still write and browsers cannot decode. */
const codePage850 =
  "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0";

const fromCodePage850 = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) =>
    byte < 128 ? String.fromCodePoint(byte) : codePage850.charAt(byte - 128),
  ).join("");

const inWords = /[åäöÅÄÖéÉüÜøØæÆ]/g;

/** Chooses between Windows, old Mac and DOS by the number of Swedish letters; prefers Windows in a draw. */
const fromOneByte = (bytes: Uint8Array): string => {
  const texts = [
    new TextDecoder("windows-1252").decode(bytes),
    new TextDecoder("macintosh").decode(bytes),
    fromCodePage850(bytes),
  ];
  const lettersIn = (text: string): number => text.match(inWords)?.length ?? 0;
  return texts.toSorted((a, b) => lettersIn(b) - lettersIn(a))[0] ?? "";
};

/** In UTF-16, Latin letters leave every other byte zero. */
const isWide = (bytes: Uint8Array, empty: 0 | 1): boolean => {
  const some = bytes.subarray(0, 200);
  const zeros = some.filter((byte, place) => place % 2 === empty && byte === 0).length;
  return some.length >= 4 && zeros > some.length / 4;
};

const decode = (bytes: Uint8Array): string => {
  if (startsWith(bytes, 0xff, 0xfe) || isWide(bytes, 1)) return new TextDecoder("utf-16le").decode(bytes);
  if (startsWith(bytes, 0xfe, 0xff) || isWide(bytes, 0)) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return fromOneByte(bytes);
  }
};

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
