import type { UploadItem } from "#lambdas/shared/table/items/pictures.ts";

export type Picture = Pick<UploadItem, "kind" | "ownerId" | "id" | "contentType">;

export type PictureStore = {
  /** Where the browser may post this one picture of about so many bytes, for ten minutes. */
  ticket(picture: Picture, bytes: number): Promise<{ url: string; fields: Record<string, string> }>;
  /** What was posted, undefined where nothing was. */
  readStaged(picture: Picture): Promise<Uint8Array | undefined>;
  discardStaged(picture: Picture): Promise<void>;
  /** Keeps a JPEG unless one is kept already, and returns the one that is kept. */
  keep(picture: Picture, jpeg: Uint8Array): Promise<Uint8Array>;
  /** Opens the kept picture for five minutes. */
  link(picture: Picture): Promise<string>;
};
