import type { UploadKind } from "#contract/bug-pictures.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { UploadItem } from "#lambdas/shared/table/items/pictures.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

/** A picture of the caller's own, of the right kind, checked and not yet part of anything. */
export const ownPicture = async <K extends UploadKind>(
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
