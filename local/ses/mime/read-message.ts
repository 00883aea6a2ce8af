import { decodeText } from "./decode-text.ts";
import { headerOf, readEntity } from "./header-lines.ts";
import type { Entity, Header } from "./header-lines.ts";
import { readParameters } from "./header-parameters.ts";
import { decodeQuotedPrintable } from "./quoted-printable.ts";

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

/** Reads a whole MIME message. */
export const readMessage = (raw: Buffer): Message => {
  const entity = readEntity(raw.toString("latin1"));
  const content: Content = { text: "", html: "", attachments: [] };
  collect(entity, content, 0);
  return { headers: entity.headers, ...content };
};
