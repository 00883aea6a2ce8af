import { GetObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import type { BikeItem } from "#lambdas/table/items/bike.ts";

/** How long a link to a private picture opens it. */
const secondsOpen = 5 * 60;

/** Links to the pictures of a bike that the caller has been found to own. */
export type Pictures = {
  photo(bike: BikeItem): Promise<string | undefined>;
  receipt(bike: BikeItem): Promise<string | undefined>;
};

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
