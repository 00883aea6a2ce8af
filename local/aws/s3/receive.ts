import type { Blobs } from "./blobs.ts";
import { createDigester, type Digests } from "./checksums.ts";
import { s3Error } from "./s3-error.ts";

/** S3's limit for a single upload: 5 GiB. */
export const largestObject = 5 * 1024 ** 3;

/**
 * Streams bytes into a new blob, which is discarded if the source fails, exceeds `maximum` bytes or `verify`
 * throws.
 */
export const receive = async (
  blobs: Blobs,
  source: AsyncIterable<Buffer>,
  maximum: number,
  verify: (digests: Digests) => void,
): Promise<{ blob: string; digests: Digests }> => {
  const writer = await blobs.create();
  const digester = createDigester();
  let size = 0;
  try {
    for await (const chunk of source) {
      size += chunk.length;
      if (size > maximum)
        throw s3Error("EntityTooLarge", undefined, { ProposedSize: size, MaxSizeAllowed: maximum });
      digester.add(chunk);
      await writer.write(chunk);
    }
    const digests = digester.finish();
    verify(digests);
    return { blob: await writer.finish(), digests };
  } catch (error) {
    await writer.abort();
    throw error;
  }
};
