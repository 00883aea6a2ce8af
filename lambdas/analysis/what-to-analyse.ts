import type { UploadKind } from "#contract/uploads.ts";
import type { AnalysisWorld } from "#lambdas/analysis/analysis-world.ts";
import { ProblemError } from "#lambdas/http/problem.ts";
import { ProfileItem } from "#lambdas/table/items/person.ts";
import { UploadItem } from "#lambdas/table/items/pictures.ts";
import { keys } from "#lambdas/table/keys.ts";

/** A picture of the caller's own, of the right kind, checked and not yet part of a bike. */
export const ownPicture = async (
  { table }: Pick<AnalysisWorld, "table">,
  userId: string,
  uploadId: string,
  kind: UploadKind,
): Promise<UploadItem> => {
  const upload = await table.get(keys.upload(uploadId), UploadItem);
  if (upload?.ownerId !== userId || upload.kind !== kind || upload.state === "started")
    throw new ProblemError("upload-not-found");
  if (upload.state === "claimed") throw new ProblemError("upload-already-used");
  return upload;
};

/** The caller's 12 digits, never from the request. */
export const personalNumberOf = async (
  { table, cipher }: Pick<AnalysisWorld, "table" | "cipher">,
  userId: string,
): Promise<string> => {
  const profile = await table.get(keys.profile(userId), ProfileItem);
  if (profile?.personalNumberEncrypted === undefined) throw new ProblemError("personal-number-missing");
  return cipher.decrypt(userId, profile.personalNumberEncrypted);
};
