export type Header = { readonly name: string; readonly value: string };

/** A MIME entity: its headers, unfolded but not decoded, and its body. Both are byte strings (latin1). */
export type Entity = { readonly headers: readonly Header[]; readonly body: string };

const readLine = (line: string): Header[] => {
  const at = line.indexOf(":");
  return at < 1 ? [] : [{ name: line.slice(0, at).trim(), value: line.slice(at + 1).trim() }];
};

/** Splits an entity at its first empty line. */
export const readEntity = (bytes: string): Entity => {
  if (/^\r?\n/.test(bytes)) return { headers: [], body: bytes.replace(/^\r?\n/, "") };
  const split = /\r?\n\r?\n/.exec(bytes);
  const head = split === null ? bytes : bytes.slice(0, split.index);
  const body = split === null ? "" : bytes.slice(split.index + split[0].length);
  const lines = head.replaceAll(/\r?\n(?=[ \t])/g, "").split(/\r?\n/);
  return { headers: lines.flatMap(readLine), body };
};

/** The first header of that name, whatever its case; empty where there is none. */
export const headerOf = (headers: readonly Header[], name: string): string =>
  headers.find((header) => header.name.toLowerCase() === name)?.value ?? "";
