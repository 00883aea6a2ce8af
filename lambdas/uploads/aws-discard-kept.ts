import { DeleteObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { type KeptPicture, type PictureBuckets, keptPlace } from "#lambdas/shared/pictures/kept-pictures.ts";

export const s3DiscardKept =
  (buckets: PictureBuckets, client = new S3Client({})) =>
  async (picture: KeptPicture): Promise<void> => {
    const { bucket, key } = keptPlace(buckets, picture);
    await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
  };
