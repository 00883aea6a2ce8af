import * as z from "zod";

export const StoredObject = z.object({
  blob: z.string(),
  size: z.number(),
  /** MD5 in hexadecimal, without quotes. */
  etag: z.string(),
  /** CRC-32 of the bytes in base64. */
  crc32: z.string(),
  /** Epoch milliseconds. */
  lastModified: z.number(),
  headers: z.record(z.string(), z.string()),
});

export type StoredObject = z.infer<typeof StoredObject>;

/** A replaced or removed object; `until` in epoch milliseconds. */
export const FormerVersion = StoredObject.extend({ until: z.number() });

export type FormerVersion = z.infer<typeof FormerVersion>;
