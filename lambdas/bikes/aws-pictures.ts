import { GetObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import type { Pictures } from "#lambdas/bikes/pictures.ts";

/** How long a link to a private picture opens it. */
const secondsOpen = 5 * 60;

export const s3Pictures = (
  buckets: { receipts: string; photos: string },
  client = new S3Client({}),
): Pictures => {
  const open = (Bucket: string, Key: string) =>
    getSignedUrl(client, new GetObjectCommand({ Bucket, Key }), { expiresIn: secondsOpen });
  return {
    photo: async ({ photoUploadId }) =>
      photoUploadId === undefined ? undefined : open(buckets.photos, `photos/${photoUploadId}.jpg`),
    receipt: async ({ ownerId, receiptUploadId }) =>
      receiptUploadId === undefined
        ? undefined
        : open(buckets.receipts, `user/${ownerId}/${receiptUploadId}.jpg`),
  };
};
