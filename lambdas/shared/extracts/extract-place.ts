import type { PicturePlace } from "#lambdas/shared/pictures/kept-pictures.ts";

type Named = { readonly userId: string; readonly extractId: string };

/** Where the file for an authority lies, in the bucket of copies. */
export const extractPlace = (bucket: string, { userId, extractId }: Named): PicturePlace => ({
  bucket,
  key: `user/${userId}/extracts/${extractId}.zip`,
});
