import type { UploadKind } from "#contract/uploads.ts";

/** The bucket of each kind of picture that a function deals with. */
export type PictureBuckets<K extends UploadKind = UploadKind> = Readonly<Record<K, string>>;

/** Where a picture lies in S3. */
export type PicturePlace = { readonly bucket: string; readonly key: string };

export type KeptPicture<K extends UploadKind = UploadKind> = {
  readonly kind: K;
  readonly ownerId: string;
  readonly id: string;
};

/** Where a bike photo lies, in its bucket and on the site. */
export const photoKey = (id: string): string => `photos/${id}.jpg`;

/** Where a picture is kept once it has been checked. Receipts and ID cards lie under their owner; a bike photo under a name that says nothing of them, because anybody may see it. */
export const keptPlace = <K extends UploadKind>(
  buckets: PictureBuckets<NoInfer<K>>,
  { kind, ownerId, id }: KeptPicture<K>,
): PicturePlace => ({
  bucket: buckets[kind],
  key: kind === "bike-photo" ? photoKey(id) : `user/${ownerId}/${id}.jpg`,
});
