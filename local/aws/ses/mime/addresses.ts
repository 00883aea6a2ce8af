import { decodeHeader } from "./encoded-words.ts";

export type Address = { readonly name: string; readonly address: string };

// Commas inside quotes or angle brackets do not separate addresses.
const entry = /(?:"(?:[^"\\]|\\.)*"|<[^>]*>|[^,"<])+/g;

const readEntry = (text: string): Address | undefined => {
  const angled = /<([^<>]*)>\s*$/.exec(text);
  const address = (angled?.[1] ?? text).trim();
  const name = angled === null ? "" : text.slice(0, angled.index).trim();
  if (!address.includes("@")) return undefined;
  return { name: decodeHeader(name.replace(/^"(.*)"$/s, "$1").replaceAll(/\\(.)/g, "$1")), address };
};

/** Parses From, To or Cc; skips entries without an address. */
export const readAddresses = (header: string): Address[] =>
  (header.match(entry) ?? []).flatMap((text) => readEntry(text) ?? []);

export const writeAddress = ({ name, address }: Address): string =>
  name === "" ? address : `${name} <${address}>`;

/** SES accepts ASCII addresses with one @ and no blanks. */
export const isSendable = ({ address }: Address): boolean => /^[!-?A-~]+@[!-?A-~]+$/.test(address);
