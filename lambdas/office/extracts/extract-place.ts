import type { PictureLocation } from "#lambdas/platform/pictures/stored-pictures.ts";

type ExtractKey = { readonly userId: string; readonly extractId: string };

export const extractPlace = (bucket: string, { userId, extractId }: ExtractKey): PictureLocation => ({
  bucket,
  key: `user/${userId}/extracts/${extractId}.zip`,
});
