import { ByteReader, collect } from "./byte-reader.ts";
import { s3Error } from "./s3-error.ts";

export type UploadForm = {
  /** The fields before the file, by lower-case name. */
  readonly fields: Map<string, string>;
  readonly fileName: string;
  /** The file's bytes as they arrive. What follows the file is never read, as S3 ignores it. */
  readonly content: AsyncIterable<Buffer>;
};

type Part = { name: string; fileName: string };

const mostFieldBytes = 20 * 1024;
const headEnd = Buffer.from("\r\n\r\n");

const malformed = (): Error => s3Error("MalformedPOSTRequest");
const tooMuch = (): Error => s3Error("MaxPostPreDataLengthExceeded");

const boundaryOf = (contentType: string): Buffer => {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) throw malformed();
  return Buffer.from(`\r\n--${boundary}`);
};

const readPart = async (reader: ByteReader): Promise<Part | undefined> => {
  const afterBoundary = (await collect(reader.exactly(2))).toString();
  if (afterBoundary === "--") return undefined;
  if (afterBoundary !== "\r\n") throw malformed();
  const head = (await reader.until(headEnd, mostFieldBytes, tooMuch)).toString();
  const disposition =
    head.split("\r\n").find((line) => /^content-disposition:\s*form-data/i.test(line)) ?? "";
  const name = /;\s*name="([^"]*)"/i.exec(disposition)?.[1];
  if (name === undefined) throw malformed();
  return { name: name.toLowerCase(), fileName: /;\s*filename="([^"]*)"/i.exec(disposition)?.[1] ?? "" };
};

/** Reads a multipart form up to its file, which must come last of what matters. */
export const readUploadForm = async (
  source: AsyncIterable<Buffer>,
  contentType: string,
): Promise<UploadForm> => {
  const boundary = boundaryOf(contentType);
  const reader = new ByteReader(source, malformed, Buffer.from("\r\n"));
  const fields = new Map<string, string>();
  let left = mostFieldBytes;
  await reader.until(boundary, left, tooMuch);
  for (let part = await readPart(reader); part !== undefined; part = await readPart(reader)) {
    if (part.name === "file") return { fields, fileName: part.fileName, content: reader.before(boundary) };
    const value = (await reader.until(boundary, left, tooMuch)).toString();
    left -= value.length + part.name.length;
    if (left < 0) throw tooMuch();
    if (fields.has(part.name)) throw s3Error("InvalidArgument", `The field ${part.name} was given twice.`);
    fields.set(part.name, value);
  }
  throw s3Error("InvalidArgument", "POST requires exactly one file upload per request.");
};
