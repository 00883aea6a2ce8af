import type { PictureBuckets } from "./kept-pictures.ts";

type Buckets = Readonly<
  Record<"RECEIPTS_BUCKET" | "BIKE_PHOTOS_BUCKET" | "ID_CARDS_BUCKET" | "BUG_PICTURES_BUCKET", string>
>;

/** Where each kind of picture is kept: those that anybody may see lie together. */
export const keptBuckets = (env: Buckets): PictureBuckets => ({
  receipt: env.RECEIPTS_BUCKET,
  "bike-photo": env.BIKE_PHOTOS_BUCKET,
  "id-card": env.ID_CARDS_BUCKET,
  "bug-picture": env.BUG_PICTURES_BUCKET,
  logo: env.BIKE_PHOTOS_BUCKET,
});
