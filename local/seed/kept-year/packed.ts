import { constants, zstdCompressSync, zstdDecompressSync } from "node:zlib";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import * as z from "zod";

/** The simulated year in the repository. `npm run year` creates it again. */
export const packedYear = join(import.meta.dirname, "vadstena.zst");

/** The content of an S3 object: the SVG source of a picture, a text, or bytes in base64. */
export const Content = z.object({ is: z.enum(["drawn", "text", "bytes"]), of: z.string() });
export type Content = z.infer<typeof Content>;

export const Packed = z.object({
  /** The end of the simulation in epoch milliseconds. */
  end: z.number(),
  /** Table items as lines of JSON, sorted by key. */
  items: z.array(z.string()),
  /** Records of the services' databases: file, kind, key and value. */
  records: z.array(z.tuple([z.string(), z.string(), z.string(), z.unknown()])),
  /** Each content once, by its ETag. */
  contents: z.record(z.string(), Content),
});
export type Packed = z.output<typeof Packed>;

/** A window of 128 MB, because equal postings and mails are megabytes apart. */
const windowLog = 27;

export const writePacked = (packed: Packed, file: string): void => {
  const text = Buffer.from(JSON.stringify(packed));
  const params = {
    [constants.ZSTD_c_compressionLevel]: 12,
    [constants.ZSTD_c_enableLongDistanceMatching]: 1,
    [constants.ZSTD_c_windowLog]: windowLog,
  };
  writeFileSync(file, zstdCompressSync(text, { params }));
};

export const readPacked = (file: string): Packed => {
  const params = { [constants.ZSTD_d_windowLogMax]: windowLog };
  const text = zstdDecompressSync(readFileSync(file), { params });
  return Packed.parse(JSON.parse(text.toString()));
};
