import { GetObjectCommand, S3Client, S3ServiceException } from "@aws-sdk/client-s3";
import type { WantedPicture } from "#lambdas/privacy/own-copy/gather/wanted.ts";
import { pictureLocation, type PictureBuckets } from "#lambdas/platform/pictures/stored-pictures.ts";

type Buckets = PictureBuckets<WantedPicture["kind"]>;

export const s3ReadPicture =
  (buckets: Buckets, client = new S3Client({})) =>
  async (picture: WantedPicture): Promise<Uint8Array | undefined> => {
    const { bucket: Bucket, key: Key } = pictureLocation(buckets, picture);
    try {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
      return await Body?.transformToByteArray();
    } catch (error) {
      if (error instanceof S3ServiceException && error.name === "NoSuchKey") return undefined;
      throw error;
    }
  };
