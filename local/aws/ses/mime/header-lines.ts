export type Header = { readonly name: string; readonly value: string };

/** A MIME entity with unfolded but undecoded headers; headers and body are byte strings (latin1). */
export type Entity = { readonly headers: readonly Header[]; readonly body: string };

const readLine = (line: string): Header[] => {
  const at = line.indexOf(":");
  return at < 1 ? [] : [{ name: line.slice(0, at).trim(), value: line.slice(at + 1).trim() }];
};

export const readEntity = (bytes: string): Entity => {
  if (/^\r?\n/.test(bytes)) return { headers: [], body: bytes.replace(/^\r?\n/, "") };
  const split = /\r?\n\r?\n/.exec(bytes);
  const head = split === null ? bytes : bytes.slice(0, split.index);
  const body = split === null ? "" : bytes.slice(split.index + split[0].length);
  const lines = head.replaceAll(/\r?\n(?=[ \t])/g, "").split(/\r?\n/);
  return { headers: lines.flatMap(readLine), body };
};

/** The first header of that lower-case name, or ''. */
export const headerOf = (headers: readonly Header[], name: string): string =>
  headers.find((header) => header.name.toLowerCase() === name)?.value ?? "";
