import type { UploadKind } from "#contract/office/bug-pictures.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { UploadItem } from "#lambdas/platform/table/items/pictures.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

/** Fetches the caller's own picture. Throws unless it has this kind, is checked and is unused. */
export const requireOwnPicture = async <K extends UploadKind>(
  table: Table,
  userId: string,
  uploadId: string,
  kind: K,
): Promise<UploadItem & { readonly kind: K }> => {
  const upload = await table.get(keys.upload(uploadId), UploadItem);
  if (upload?.ownerId !== userId || upload.kind !== kind || upload.state === "started")
    throw new ProblemError("upload-not-found");
  if (upload.state === "claimed") throw new ProblemError("upload-already-used");
  return { ...upload, kind };
};
