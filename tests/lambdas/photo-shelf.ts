import type { PublicPhotos } from "#lambdas/platform/pictures/public-photos.ts";

/** Public photos by name only. */
export const aPhotoShelf = (...names: string[]): PublicPhotos & { readonly shown: Set<string> } => {
  const shown = new Set(names);
  return {
    shown,
    copy: async (from, to) => void (shown.has(from) && shown.add(to)),
    withdraw: async (id) => void shown.delete(id),
  };
};
