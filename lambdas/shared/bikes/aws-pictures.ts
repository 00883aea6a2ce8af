import type { Pictures } from "./pictures.ts";
import { signLinks } from "#lambdas/shared/pictures/aws-signed-links.ts";
import { type PictureBuckets, keptPlace } from "#lambdas/shared/pictures/kept-pictures.ts";

type Kind = "receipt" | "bike-photo";

export const s3Pictures = (buckets: PictureBuckets<Kind>, sign = signLinks()): Pictures => {
  const open = async (kind: Kind, ownerId: string, id: string | undefined) =>
    id === undefined ? undefined : sign(keptPlace(buckets, { kind, ownerId, id }));
  return {
    photo: ({ ownerId, photoUploadId }) => open("bike-photo", ownerId, photoUploadId),
    receipt: ({ ownerId, receiptUploadId }) => open("receipt", ownerId, receiptUploadId),
  };
};
