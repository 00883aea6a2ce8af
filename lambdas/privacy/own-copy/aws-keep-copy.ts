import { createReadStream } from "node:fs";
import { PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import type { PictureLocation } from "#lambdas/platform/pictures/stored-pictures.ts";
import { copyPlace } from "#lambdas/people/copy-place.ts";
import type { StoredCopy } from "#lambdas/people/copy-store.ts";

type Archive = Pick<StoredCopy, "path" | "bytes" | "fileName">;

/** Streams the file from disk, as it may not fit into memory. */
export const s3KeepArchive =
  (client = new S3Client({})) =>
  async ({ bucket, key }: PictureLocation, { path, bytes, fileName }: Archive): Promise<void> => {
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

export const s3KeepCopy = (copiesBucket: string, client?: S3Client) => {
  const keep = s3KeepArchive(client);
  return ({ userId, ...written }: StoredCopy): Promise<void> =>
    keep(copyPlace(copiesBucket, userId), written);
};
