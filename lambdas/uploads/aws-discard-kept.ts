import { DeleteObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { type PictureBuckets, keptPlace } from "#lambdas/pictures/kept-pictures.ts";
import type { DiscardKept } from "#lambdas/uploads/discard-unclaimed.ts";

export const s3DiscardKept =
  (buckets: PictureBuckets, client = new S3Client({})): DiscardKept =>
  async (picture) => {
    const { bucket, key } = keptPlace(buckets, picture);
    await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
  };
