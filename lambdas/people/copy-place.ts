import type { PictureLocation } from "#lambdas/platform/pictures/stored-pictures.ts";

/** The key of someone's copy. A newer copy overwrites it. */
export const copyPlace = (bucket: string, userId: string): PictureLocation => ({
  bucket,
  key: `user/${userId}/copy.zip`,
});
