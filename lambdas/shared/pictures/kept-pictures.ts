import type { UploadKind } from "#contract/bug-pictures.ts";

/** The bucket of each kind of picture that a function deals with. */
export type PictureBuckets<K extends UploadKind = UploadKind> = Readonly<Record<K, string>>;

/** Where a picture lies in S3. */
export type PicturePlace = { readonly bucket: string; readonly key: string };

export type KeptPicture<K extends UploadKind = UploadKind> = {
  readonly kind: K;
  readonly ownerId: string;
  readonly id: string;
};

/** Anybody may see it, and the site keeps it for a while. */
export const isPublic = ({ kind }: Pick<KeptPicture, "kind">): boolean =>
  kind === "bike-photo" || kind === "logo";

/** Where a bike photo or a logo lies, in its bucket and on the site. */
export const photoKey = (id: string): string => `photos/${id}.jpg`;

/** Where a picture is kept once it has been checked. Receipts, ID cards and the pictures of bugs lie under their owner; what anybody may see under a name that says nothing of them. */
export const keptPlace = <K extends UploadKind>(
  buckets: PictureBuckets<NoInfer<K>>,
  { kind, ownerId, id }: KeptPicture<K>,
): PicturePlace => ({
  bucket: buckets[kind],
  key: isPublic({ kind }) ? photoKey(id) : `user/${ownerId}/${id}.jpg`,
});
