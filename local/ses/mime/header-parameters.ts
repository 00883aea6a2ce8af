import { percentDecode } from "#local/aws/percent.ts";

import { decodeHeader } from "./encoded-words.ts";

/** A structured header: its value in lower case, and its parameters by lower-case name. */
export type Parameters = { readonly value: string; readonly parameters: ReadonlyMap<string, string> };

const parameter = /;\s*([^\s=;*]+)(\*\d+)?(\*)?\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]*))/g;

// RFC 2231: charset'language'percent-encoded, possibly cut into numbered pieces.
const decodeExtended = (text: string): string => {
  const encoded = text.replace(/^[^']*'[^']*'/, "");
  return percentDecode(encoded) ?? encoded;
};

/** Reads a header such as Content-Type or Content-Disposition. */
export const readParameters = (header: string): Parameters => {
  const value = header.split(";")[0]?.trim().toLowerCase() ?? "";
  const found = new Map<string, string>();
  const extended = new Set<string>();
  for (const [, name = "", piece, star, quoted, plain = ""] of header.matchAll(parameter)) {
    const key = name.toLowerCase();
    const text = quoted === undefined ? plain : quoted.replaceAll(/\\(.)/g, "$1");
    if (star !== undefined) extended.add(key);
    found.set(key, piece === undefined ? text : `${found.get(key) ?? ""}${text}`);
  }
  const decoded = Array.from(found, ([name, text]): [string, string] => [
    name,
    extended.has(name) ? decodeExtended(text) : decodeHeader(text),
  ]);
  return { value, parameters: new Map(decoded) };
};
