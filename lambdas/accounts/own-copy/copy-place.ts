import type { PicturePlace } from "#lambdas/shared/pictures/kept-pictures.ts";

/** Where someone's copy lies. A newer one takes the place of the one before, so that nothing is ever left behind. */
export const copyPlace = (bucket: string, userId: string): PicturePlace => ({
  bucket,
  key: `user/${userId}/copy.zip`,
});
