import type { UploadKind } from "#contract/office/bug-pictures.ts";

export type PictureBuckets<K extends UploadKind = UploadKind> = Readonly<Record<K, string>>;

export type PictureLocation = { readonly bucket: string; readonly key: string };

export type StoredPicture<K extends UploadKind = UploadKind> = {
  readonly kind: K;
  readonly ownerId: string;
  readonly id: string;
};

type Buckets = Readonly<
  Record<"RECEIPTS_BUCKET" | "BIKE_PHOTOS_BUCKET" | "ID_CARDS_BUCKET" | "BUG_PICTURES_BUCKET", string>
>;

export const pictureBuckets = (env: Buckets): PictureBuckets => ({
  receipt: env.RECEIPTS_BUCKET,
  "bike-photo": env.BIKE_PHOTOS_BUCKET,
  "id-card": env.ID_CARDS_BUCKET,
  "bug-picture": env.BUG_PICTURES_BUCKET,
  logo: env.BIKE_PHOTOS_BUCKET,
});

/** Anybody may see these, and CloudFront caches them. */
export const isPublic = ({ kind }: Pick<StoredPicture, "kind">): boolean =>
  kind === "bike-photo" || kind === "logo";

/** The key of a public picture, which is also its path on the site. */
export const photoKey = (id: string): string => `photos/${id}.jpg`;

/** Returns the place of a checked picture. Private kinds lie below their owner's id, and public ones have names without personal data. */
export const pictureLocation = <K extends UploadKind>(
  buckets: PictureBuckets<NoInfer<K>>,
  { kind, ownerId, id }: StoredPicture<K>,
): PictureLocation => ({
  bucket: buckets[kind],
  key: isPublic({ kind }) ? photoKey(id) : `user/${ownerId}/${id}.jpg`,
});
