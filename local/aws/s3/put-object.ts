import { ByteReader, collect } from "./byte-reader.ts";
import { s3Error } from "./s3-error.ts";
import { verifyChecksums, type Digests } from "./checksums.ts";
import { objectHeaders } from "./object-headers.ts";
import { largestObject, receive } from "./receive.ts";
import { withRequestBytes } from "./request-bytes.ts";
import type { S3Request } from "./s3-request.ts";
import type { StoredObject } from "./stored-object.ts";

const lineEnd = Buffer.from("\r\n");
const maxLineLength = 4096;

const readLine = async (reader: ByteReader): Promise<string> =>
  (await reader.until(lineEnd, maxLineLength, () => s3Error("IncompleteBody"))).toString("latin1");

const readTrailers = async (reader: ByteReader, trailers: Map<string, string>): Promise<void> => {
  for (let line = await readLine(reader); line !== ""; line = await readLine(reader)) {
    const at = line.indexOf(":");
    if (at < 1) throw s3Error("MalformedTrailerError");
    trailers.set(line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim());
  }
};

/** Decodes an aws-chunked body and fills `trailers` before its end. */
async function* decodeChunked(
  source: AsyncIterable<Buffer>,
  trailers: Map<string, string>,
): AsyncGenerator<Buffer> {
  const reader = new ByteReader(source, () => s3Error("IncompleteBody"));
  for (;;) {
    const line = await readLine(reader);
    if (!/^[0-9a-f]{1,12}(?:;.*)?$/i.test(line)) throw s3Error("IncompleteBody");
    const size = Number.parseInt(line, 16);
    if (size === 0) break;
    yield* reader.exactly(size);
    if ((await collect(reader.exactly(2))).compare(lineEnd) !== 0) throw s3Error("IncompleteBody");
  }
  await readTrailers(reader, trailers);
}

const unsignedTrailer = "STREAMING-UNSIGNED-PAYLOAD-TRAILER";

const checkPreconditions = ({ store, bucket, key, given }: S3Request): void => {
  const current = store.get(bucket, key);
  const [ifMatch, ifNoneMatch] = [given.get("if-match"), given.get("if-none-match")];
  if (ifNoneMatch !== undefined && ifNoneMatch !== "*")
    throw s3Error("NotImplemented", "If-None-Match of an upload is either * or absent.");
  if (ifNoneMatch === "*" && current !== undefined) throw s3Error("PreconditionFailed");
  if (ifMatch === undefined) return;
  if (current === undefined) throw s3Error("NoSuchKey");
  if (ifMatch.replaceAll('"', "") !== current.etag) throw s3Error("PreconditionFailed");
};

const verifyBody = (
  s3: S3Request,
  payload: string,
  trailers: ReadonlyMap<string, string>,
  digests: Digests,
): void => {
  if (/^[0-9a-f]{64}$/.test(payload) && payload !== digests.sha256.toString("hex"))
    throw s3Error("XAmzContentSHA256Mismatch");
  const decodedLength = s3.given.get("x-amz-decoded-content-length");
  if (decodedLength !== undefined && Number(decodedLength) !== digests.size) throw s3Error("IncompleteBody");
  const announced = s3.given.get("x-amz-trailer")?.split(",") ?? [];
  if (announced.some((name) => !trailers.has(name.trim().toLowerCase())))
    throw s3Error("MalformedTrailerError");
  verifyChecksums(digests, new Map([...s3.given, ...trailers]));
};

export const describeObject = (
  received: { blob: string; digests: Digests },
  headers: Record<string, string>,
  lastModified: number,
): StoredObject => ({
  blob: received.blob,
  size: received.digests.size,
  etag: received.digests.md5.toString("hex"),
  crc32: received.digests.crc32.toString("base64"),
  lastModified,
  headers,
});

/** PutObject; `payload` is the content hash or marker from the signature. */
export const putObject = async (s3: S3Request, payload: string): Promise<void> => {
  const { store, bucket, key, request, response, given, context } = s3;
  if (payload.startsWith("STREAMING-") && payload !== unsignedTrailer)
    throw s3Error("NotImplemented", "Signed chunks are not supported here: send the checksum as a trailer.");
  checkPreconditions(s3);
  const trailers = new Map<string, string>();
  const received = await withRequestBytes(request, (bytes) => {
    const content = payload === unsignedTrailer ? decodeChunked(bytes, trailers) : bytes;
    return receive(store.blobs, content, largestObject, (digests) => {
      verifyBody(s3, payload, trailers, digests);
      checkPreconditions(s3);
    });
  });
  const object = describeObject(received, objectHeaders(given), context.clock.now());
  store.put(bucket, key, object);
  response.writeHead(200, {
    etag: `"${object.etag}"`,
    "x-amz-checksum-crc32": object.crc32,
    "x-amz-checksum-type": "FULL_OBJECT",
    "content-length": 0,
  });
  response.end();
};
