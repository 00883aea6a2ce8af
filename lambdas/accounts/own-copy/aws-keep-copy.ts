import { createReadStream } from "node:fs";
import { PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import type { PicturePlace } from "#lambdas/shared/pictures/kept-pictures.ts";
import { copyPlace } from "./copy-place.ts";
import type { KeptCopy } from "./copy-store.ts";

type Archive = Pick<KeptCopy, "path" | "bytes" | "fileName">;

/** A file is read from the disk as it is sent, so that it need not fit into the memory. */
export const s3KeepArchive =
  (client = new S3Client({})) =>
  async ({ bucket, key }: PicturePlace, { path, bytes, fileName }: Archive): Promise<void> => {
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
  return ({ userId, ...written }: KeptCopy): Promise<void> => keep(copyPlace(copiesBucket, userId), written);
};
