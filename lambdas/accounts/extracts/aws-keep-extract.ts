import { createReadStream } from "node:fs";
import { PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import type { KeptExtract } from "./extract-context.ts";
import { extractPlace } from "#lambdas/shared/extracts/extract-place.ts";

/** A file is read from the disk as it is sent, so that it need not fit into the memory. */
export const s3KeepExtract =
  (copiesBucket: string, client = new S3Client({})) =>
  async ({ userId, extractId, path, bytes }: KeptExtract): Promise<void> => {
    const { bucket, key } = extractPlace(copiesBucket, { userId, extractId });
    await client.send(
      new PutObjectCommand({
        Bucket: bucket,
        Key: key,
        Body: createReadStream(path),
        ContentLength: bytes,
        ContentType: "application/zip",
        ContentDisposition: `attachment; filename="${extractId}.zip"`,
        CacheControl: "private, no-store",
      }),
    );
  };
