import type { PublicPhotos } from "#lambdas/shared/pictures/public-photos.ts";

/** Photos as the public gets them, by name alone. */
export const aPhotoShelf = (...names: string[]): PublicPhotos & { readonly shown: Set<string> } => {
  const shown = new Set(names);
  return {
    shown,
    copy: async (from, to) => void (shown.has(from) && shown.add(to)),
    withdraw: async (id) => void shown.delete(id),
  };
};
