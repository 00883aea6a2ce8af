import { constants, zstdCompressSync, zstdDecompressSync } from "node:zlib";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import * as z from "zod";

/** The year that comes with the repository. `npm run year` makes it anew. */
export const packedYear = join(import.meta.dirname, "vadstena.zst");

/** An object is drawn of an SVG document, or is a text, or bytes in base64. */
export const Content = z.object({ is: z.enum(["drawn", "text", "bytes"]), of: z.string() });
export type Content = z.infer<typeof Content>;

export const Packed = z.object({
  /** Epoch milliseconds; until then the town has lived. */
  end: z.number(),
  /** Lines of JSON, by their keys. */
  items: z.array(z.string()),
  /** Of the files in which services of the cloud keep what they know. */
  records: z.array(z.tuple([z.string(), z.string(), z.string(), z.unknown()])),
  /** Once each, by what objects name them by. */
  contents: z.record(z.string(), Content),
});
export type Packed = z.output<typeof Packed>;

/** Postings and mails repeat each other megabytes apart. */
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
