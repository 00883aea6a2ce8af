import { ByteReader, collect } from "./byte-reader.ts";
import { s3Error } from "./s3-error.ts";

const lineEnd = Buffer.from("\r\n");
const longestLine = 4096;

const readLine = async (reader: ByteReader): Promise<string> =>
  (await reader.until(lineEnd, longestLine, () => s3Error("IncompleteBody"))).toString("latin1");

const readTrailers = async (reader: ByteReader, trailers: Map<string, string>): Promise<void> => {
  for (let line = await readLine(reader); line !== ""; line = await readLine(reader)) {
    const at = line.indexOf(":");
    if (at < 1) throw s3Error("MalformedTrailerError");
    trailers.set(line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim());
  }
};

/** Unpacks an aws-chunked body; trailing headers land in `trailers` before the last byte is out. */
export async function* decodeChunked(
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
