import type { Pictures } from "./pictures.ts";
import { signLinks } from "#lambdas/platform/pictures/aws-signed-links.ts";
import { type PictureBuckets, pictureLocation } from "#lambdas/platform/pictures/stored-pictures.ts";

type Kind = "receipt" | "bike-photo";

export const s3Pictures = (buckets: PictureBuckets<Kind>, sign = signLinks()): Pictures => {
  const open = async (kind: Kind, ownerId: string, id: string | undefined) =>
    id === undefined ? undefined : sign(pictureLocation(buckets, { kind, ownerId, id }));
  return {
    photo: ({ ownerId, photoUploadId }) => open("bike-photo", ownerId, photoUploadId),
    receipt: ({ ownerId, receiptUploadId }) => open("receipt", ownerId, receiptUploadId),
  };
};
