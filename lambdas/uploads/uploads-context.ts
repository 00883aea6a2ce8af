import type { ChosenKind, Upload } from "#contract/uploads.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import type { System } from "#lambdas/system.ts";
import { UploadItem } from "#lambdas/shared/table/items/pictures.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";
import type { PictureStore } from "./picture-store.ts";

export type UploadsContext = {
  readonly table: Table;
  readonly store: PictureStore;
  readonly system: Pick<System, "now" | "newId">;
};

type OwnUpload = UploadItem & { readonly kind: ChosenKind };

/** Someone else's upload is not found, as one that never was; nor is the picture of a page, which goes another way. */
export const ownUpload = async (
  { table }: Pick<UploadsContext, "table">,
  userId: string,
  uploadId: string,
): Promise<OwnUpload> => {
  const upload = await table.get(keys.upload(uploadId), UploadItem);
  if (upload?.ownerId !== userId || upload.kind === "bug-picture") throw new ProblemError("upload-not-found");
  return { ...upload, kind: upload.kind };
};

/** A kept picture with its link; undefined until it has been checked. */
export const showUpload = async (
  { store }: Pick<UploadsContext, "store">,
  upload: OwnUpload,
): Promise<Upload | undefined> => {
  const { id, kind, state, width, height } = upload;
  if (state === "started" || width === undefined || height === undefined) return undefined;
  return { id, kind, width, height, url: await store.link(upload) };
};
