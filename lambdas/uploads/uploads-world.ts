import type { Upload } from "#contract/uploads.ts";
import { ProblemError } from "#lambdas/http/problem.ts";
import type { System } from "#lambdas/system.ts";
import { UploadItem } from "#lambdas/table/items/pictures.ts";
import { keys } from "#lambdas/table/keys.ts";
import type { Table } from "#lambdas/table/table.ts";
import type { PictureStore } from "#lambdas/uploads/picture-store.ts";

export type UploadsWorld = {
  readonly table: Table;
  readonly store: PictureStore;
  readonly system: Pick<System, "now" | "newId">;
};

/** Somebody else's upload is not found, as one that never was. */
export const ownUpload = async (
  { table }: Pick<UploadsWorld, "table">,
  userId: string,
  uploadId: string,
): Promise<UploadItem> => {
  const upload = await table.get(keys.upload(uploadId), UploadItem);
  if (upload?.ownerId !== userId) throw new ProblemError("upload-not-found");
  return upload;
};

/** A kept picture with its link; undefined until it has been checked. */
export const showUpload = async (
  { store }: Pick<UploadsWorld, "store">,
  upload: UploadItem,
): Promise<Upload | undefined> => {
  const { id, kind, state, width, height } = upload;
  if (state === "started" || width === undefined || height === undefined) return undefined;
  return { id, kind, width, height, url: await store.link(upload) };
};
