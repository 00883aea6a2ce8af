import type { UploadItem } from "#lambdas/table/items/pictures.ts";

export type PictureBuckets = { readonly receipts: string; readonly bikePhotos: string };

/** Where a picture lies in S3. */
export type PicturePlace = { readonly bucket: string; readonly key: string };

/** Where a picture is kept once it has been checked. A receipt lies under its owner; a bike photo under a name that says nothing of them, because anybody may see it. */
export const keptPlace = (
  buckets: PictureBuckets,
  { kind, ownerId, id }: Pick<UploadItem, "kind" | "ownerId" | "id">,
): PicturePlace =>
  kind === "receipt"
    ? { bucket: buckets.receipts, key: `user/${ownerId}/${id}.jpg` }
    : { bucket: buckets.bikePhotos, key: `photos/${id}.jpg` };
