import type { ChosenKind, Upload } from "#contract/platform/uploads.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import type { System } from "#lambdas/platform/system.ts";
import { UploadItem } from "#lambdas/platform/table/items/pictures.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

export type Picture = Pick<UploadItem, "kind" | "ownerId" | "id" | "contentType">;

export type PictureStore = {
  /** Creates a form post for this picture of about this size, valid for ten minutes. */
  ticket(picture: Picture, bytes: number): Promise<{ url: string; fields: Record<string, string> }>;
  /** Undefined if nothing was posted. */
  readStaged(picture: Picture): Promise<Uint8Array | undefined>;
  discardStaged(picture: Picture): Promise<void>;
  /** Stores a JPEG unless one is stored already, and returns the stored one. */
  keep(picture: Picture, jpeg: Uint8Array): Promise<Uint8Array>;
  /** Returns a link to the stored picture, valid for five minutes. */
  link(picture: Picture): Promise<string>;
};

export type UploadsContext = {
  readonly table: Table;
  readonly store: PictureStore;
  readonly system: Pick<System, "now" | "newId">;
};

type OwnUpload = UploadItem & { readonly kind: ChosenKind };

/** Fetches the caller's own upload. Throws `upload-not-found` for another person's, and for bug pictures, which have their own routes. */
export const requireOwnUpload = async (
  { table }: Pick<UploadsContext, "table">,
  userId: string,
  uploadId: string,
): Promise<OwnUpload> => {
  const upload = await table.get(keys.upload(uploadId), UploadItem);
  if (upload?.ownerId !== userId || upload.kind === "bug-picture") throw new ProblemError("upload-not-found");
  return { ...upload, kind: upload.kind };
};

/** Undefined until the picture has been checked. */
export const showUpload = async (
  { store }: Pick<UploadsContext, "store">,
  upload: OwnUpload,
): Promise<Upload | undefined> => {
  const { id, kind, state, width, height } = upload;
  if (state === "started" || width === undefined || height === undefined) return undefined;
  return { id, kind, width, height, url: await store.link(upload) };
};
