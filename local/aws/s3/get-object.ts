import type { OutgoingHttpHeaders } from "node:http";
import { pipeline } from "node:stream/promises";
import { s3Error } from "./s3-error.ts";
import type { S3Request } from "./s3-request.ts";
import type { StoredObject } from "./stored-object.ts";

/** `end` is exclusive. */
type ByteRange = { readonly start: number; readonly end: number };

/**
 * Parses a Range header; undefined if it is missing or malformed, and throws InvalidRange if it lies outside
 * the object.
 */
const readRange = (header: string | undefined, size: number): ByteRange | undefined => {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (first === undefined || last === undefined || `${first}${last}` === "") return undefined;
  if (first !== "" && last !== "" && Number(last) < Number(first)) return undefined;
  const start = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size : Math.min(Number(last) + 1, size);
  if (start >= end) throw s3Error("InvalidRange");
  return { start, end };
};

const overrides = [
  "content-type",
  "cache-control",
  "content-disposition",
  "content-encoding",
  "content-language",
  "expires",
];

const matches = (header: string | undefined, etag: string): boolean =>
  header !== undefined && (header === "*" || header.split(",").some((tag) => tag.trim() === `"${etag}"`));

const headersOf = (object: StoredObject, query: S3Request["query"]): OutgoingHttpHeaders => {
  const headers: OutgoingHttpHeaders = {
    ...object.headers,
    etag: `"${object.etag}"`,
    "last-modified": new Date(object.lastModified).toUTCString(),
    "accept-ranges": "bytes",
  };
  for (const name of overrides) {
    const value = query.get(`response-${name}`);
    if (value !== undefined) headers[name] = value;
  }
  return headers;
};

export const getObject = async ({ store, bucket, key, given, query, method, response }: S3Request) => {
  const object = store.find(bucket, key, query.get("versionId"));
  if (object === undefined) throw s3Error("NoSuchKey", undefined, { Key: key });
  const ifMatch = given.get("if-match");
  if (ifMatch !== undefined && !matches(ifMatch, object.etag)) throw s3Error("PreconditionFailed");
  const headers = headersOf(object, query);
  if (matches(given.get("if-none-match"), object.etag)) {
    response.writeHead(304, headers);
    response.end();
    return;
  }
  const range = readRange(given.get("range"), object.size);
  const { start, end } = range ?? { start: 0, end: object.size };
  headers["content-length"] = end - start;
  if (range !== undefined) headers["content-range"] = `bytes ${start}-${end - 1}/${object.size}`;
  else if (given.get("x-amz-checksum-mode") === "ENABLED") {
    headers["x-amz-checksum-crc32"] = object.crc32;
    headers["x-amz-checksum-type"] = "FULL_OBJECT";
  }
  response.writeHead(range === undefined ? 200 : 206, headers);
  if (method === "HEAD") response.end();
  else await pipeline(store.blobs.read(object.blob, start, end), response);
};
