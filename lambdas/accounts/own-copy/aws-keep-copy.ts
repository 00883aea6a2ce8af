import { createReadStream } from "node:fs";
import { PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { copyPlace } from "./copy-place.ts";
import type { KeptCopy } from "./copy-store.ts";

/** A file is read from the disk as it is sent, so that it need not fit into the memory. */
export const s3KeepCopy =
  (copiesBucket: string, client = new S3Client({})) =>
  async ({ userId, path, bytes, fileName }: KeptCopy): Promise<void> => {
    const { bucket, key } = copyPlace(copiesBucket, userId);
    await client.send(
      new PutObjectCommand({
        Bucket: bucket,
        Key: key,
        Body: createReadStream(path),
        ContentLength: bytes,
        ContentType: "application/zip",
        ContentDisposition: `attachment; filename="${fileName}"`,
        CacheControl: "private, no-store",
      }),
    );
  };
