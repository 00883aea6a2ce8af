import { DeleteObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { type StoredPicture, type PictureBuckets, pictureLocation } from "./stored-pictures.ts";

export const s3DeletePicture =
  (buckets: PictureBuckets, client = new S3Client({})) =>
  async (picture: StoredPicture): Promise<void> => {
    const { bucket, key } = pictureLocation(buckets, picture);
    await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
  };
