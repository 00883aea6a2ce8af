import { GetObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import type { Pictures } from "#lambdas/own-bikes/pictures.ts";
import { type PictureBuckets, keptPlace } from "#lambdas/pictures/kept-pictures.ts";

type Kind = "receipt" | "bike-photo";

/** How long a link to a private picture opens it. */
const secondsOpen = 5 * 60;

export const s3Pictures = (buckets: PictureBuckets<Kind>, client = new S3Client({})): Pictures => {
  const open = async (kind: Kind, ownerId: string, id: string | undefined) => {
    if (id === undefined) return undefined;
    const { bucket, key } = keptPlace(buckets, { kind, ownerId, id });
    return getSignedUrl(client, new GetObjectCommand({ Bucket: bucket, Key: key }), {
      expiresIn: secondsOpen,
    });
  };
  return {
    photo: ({ ownerId, photoUploadId }) => open("bike-photo", ownerId, photoUploadId),
    receipt: ({ ownerId, receiptUploadId }) => open("receipt", ownerId, receiptUploadId),
  };
};
