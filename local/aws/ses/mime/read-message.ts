import { decodeText } from "./decode-text.ts";
import { headerOf, readEntity, type Entity, type Header } from "./header-lines.ts";
import { decodeQuotedPrintable } from "./quoted-printable.ts";
import { percentDecode } from "#local/aws/wire/percent.ts";
import { decodeHeader } from "./encoded-words.ts";

/** A structured header: lower-case value, and parameters by lower-case name. */
type Parameters = { readonly value: string; readonly parameters: ReadonlyMap<string, string> };

const parameter = /;\s*([^\s=;*]+)(\*\d+)?(\*)?\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]*))/g;

// RFC 2231: charset'language'percent-encoded, possibly in numbered pieces.
const decodeExtended = (text: string): string => {
  const encoded = text.replace(/^[^']*'[^']*'/, "");
  return percentDecode(encoded) ?? encoded;
};

const readParameters = (header: string): Parameters => {
  const value = header.split(";")[0]?.trim().toLowerCase() ?? "";
  const parameters = new Map<string, string>();
  const extended = new Set<string>();
  for (const [, name = "", piece, star, quoted, plain = ""] of header.matchAll(parameter)) {
    const key = name.toLowerCase();
    const text = quoted === undefined ? plain : quoted.replaceAll(/\\(.)/g, "$1");
    if (star !== undefined) extended.add(key);
    parameters.set(key, piece === undefined ? text : `${parameters.get(key) ?? ""}${text}`);
  }
  const decoded = Array.from(parameters, ([name, text]): [string, string] => [
    name,
    extended.has(name) ? decodeExtended(text) : decodeHeader(text),
  ]);
  return { value, parameters: new Map(decoded) };
};

type Attachment = { name: string; type: string; size: number };

export type Message = { headers: readonly Header[]; text: string; html: string; attachments: Attachment[] };

type Content = Omit<Message, "headers">;

const deepest = 10;

const decodeBody = ({ headers, body }: Entity): Buffer => {
  switch (headerOf(headers, "content-transfer-encoding").toLowerCase()) {
    case "base64":
      return Buffer.from(body, "base64");
    case "quoted-printable":
      return decodeQuotedPrintable(body);
    default:
      return Buffer.from(body, "latin1");
  }
};

const splitParts = (body: string, boundary: string): string[] => {
  const escaped = boundary.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);
  const end = body.search(new RegExp(`(?:^|\\r?\\n)--${escaped}--`));
  const open = end < 0 ? body : body.slice(0, end);
  return open.split(new RegExp(`(?:^|\\r?\\n)--${escaped}[ \\t]*(?:\\r?\\n|$)`)).slice(1);
};

const readLeaf = (entity: Entity, content: Content): void => {
  const type = readParameters(headerOf(entity.headers, "content-type") || "text/plain");
  const disposition = readParameters(headerOf(entity.headers, "content-disposition"));
  const bytes = decodeBody(entity);
  const name = disposition.parameters.get("filename") ?? type.parameters.get("name") ?? "";
  const isText = type.value === "text/plain" || type.value === "text/html";
  if (!isText || disposition.value === "attachment") {
    content.attachments.push({ name, type: type.value, size: bytes.length });
    return;
  }
  const text = decodeText(bytes, type.parameters.get("charset") ?? "utf-8");
  if (type.value === "text/html") content.html += text;
  else content.text += text;
};

const collect = (entity: Entity, content: Content, depth: number): void => {
  const type = readParameters(headerOf(entity.headers, "content-type"));
  const boundary = type.parameters.get("boundary");
  if (!type.value.startsWith("multipart/") || boundary === undefined || depth >= deepest) {
    readLeaf(entity, content);
    return;
  }
  for (const part of splitParts(entity.body, boundary)) collect(readEntity(part), content, depth + 1);
};

export const readMessage = (raw: Buffer): Message => {
  const entity = readEntity(raw.toString("latin1"));
  const content: Content = { text: "", html: "", attachments: [] };
  collect(entity, content, 0);
  return { headers: entity.headers, ...content };
};
