import { percentDecode } from "./percent.ts";

export type RequestTarget = { readonly path: string; readonly query: readonly (readonly [string, string])[] };

const decodeQuery = (text: string): string => {
  const spaced = text.replaceAll("+", " ");
  return percentDecode(spaced) ?? spaced;
};

const readPair = (pair: string): [string, string] => {
  const at = pair.indexOf("=");
  return at < 0 ? [decodeQuery(pair), ""] : [decodeQuery(pair.slice(0, at)), decodeQuery(pair.slice(at + 1))];
};

/** Splits a URL into its undecoded path and its decoded query. */
export const readTarget = (url: string): RequestTarget => {
  const at = url.indexOf("?");
  if (at < 0) return { path: url, query: [] };
  const pairs = url.slice(at + 1).split("&");
  return { path: url.slice(0, at), query: pairs.filter((pair) => pair !== "").map(readPair) };
};
