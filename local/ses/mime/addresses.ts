import { decodeHeader } from "./encoded-words.ts";

export type Address = { readonly name: string; readonly address: string };

// Commas inside quotes or angle brackets do not separate.
const entry = /(?:"(?:[^"\\]|\\.)*"|<[^>]*>|[^,"<])+/g;

const readEntry = (text: string): Address | undefined => {
  const angled = /<([^<>]*)>\s*$/.exec(text);
  const address = (angled?.[1] ?? text).trim();
  const name = angled === null ? "" : text.slice(0, angled.index).trim();
  if (!address.includes("@")) return undefined;
  return { name: decodeHeader(name.replace(/^"(.*)"$/s, "$1").replaceAll(/\\(.)/g, "$1")), address };
};

/** Reads a list of addresses as From, To and Cc carry it; entries without an address are left out. */
export const readAddresses = (header: string): Address[] =>
  (header.match(entry) ?? []).flatMap((text) => readEntry(text) ?? []);

export const writeAddress = ({ name, address }: Address): string =>
  name === "" ? address : `${name} <${address}>`;

/** Whether SES would try to send there: ASCII, one @, no blanks. */
export const isSendable = ({ address }: Address): boolean => /^[!-?A-~]+@[!-?A-~]+$/.test(address);
