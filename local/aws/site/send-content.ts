import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { isCompressible } from "./content-type.ts";

type Encoding = "br" | "gzip" | "identity";

/** `encoded` caches the compressed forms. */
export type Content = {
  readonly body: Buffer;
  readonly contentType: string;
  readonly cacheControl: string | undefined;
  readonly etag: string;
  readonly encoded: Map<Encoding, Promise<Buffer>>;
};

/** CloudFront compresses nothing smaller, in bytes. */
const smallestCompressed = 1000;
const brotliQuality = 6;

export const contentOf = (body: Buffer, contentType: string, cacheControl: string | undefined): Content => ({
  body,
  contentType,
  cacheControl,
  etag: `"${createHash("sha256").update(body).digest("hex").slice(0, 32)}"`,
  encoded: new Map(),
});

const encodingFor = (request: IncomingMessage, content: Content): Encoding => {
  if (content.body.length < smallestCompressed || !isCompressible(content.contentType)) return "identity";
  const accepted = request.headers["accept-encoding"] ?? "";
  if (/\bbr\b/.test(accepted)) return "br";
  return /\bgzip\b/.test(accepted) ? "gzip" : "identity";
};

const compress = (body: Buffer, encoding: Encoding): Promise<Buffer> => {
  switch (encoding) {
    case "br":
      return promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } });
    case "gzip":
      return promisify(gzip)(body);
    case "identity":
      return Promise.resolve(body);
  }
};

const encode = (content: Content, encoding: Encoding): Promise<Buffer> => {
  const known = content.encoded.get(encoding);
  if (known !== undefined) return known;
  const made = compress(content.body, encoding);
  content.encoded.set(encoding, made);
  return made;
};

const isCurrent = (request: IncomingMessage, etag: string): boolean =>
  (request.headers["if-none-match"] ?? "").split(/,\s*/).some((known) => known.replace(/^W\//, "") === etag);

/** Responds to GET and HEAD, compressed as the browser accepts, or with 304. */
export const sendContent = async (
  request: IncomingMessage,
  response: ServerResponse,
  content: Content,
): Promise<void> => {
  response.setHeader("etag", content.etag);
  if (content.cacheControl !== undefined) response.setHeader("cache-control", content.cacheControl);
  response.setHeader("vary", "accept-encoding");
  if (isCurrent(request, content.etag)) return void response.writeHead(304).end();
  const encoding = encodingFor(request, content);
  const body = await encode(content, encoding);
  if (encoding !== "identity") response.setHeader("content-encoding", encoding);
  response.writeHead(200, { "content-type": content.contentType, "content-length": body.length });
  response.end(request.method === "HEAD" ? undefined : body);
};
