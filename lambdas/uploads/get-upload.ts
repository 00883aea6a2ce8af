import type { Upload } from "#contract/uploads.ts";
import { ProblemError } from "#lambdas/http/problem.ts";
import { type UploadsWorld, ownUpload, showUpload } from "#lambdas/uploads/uploads-world.ts";

export const getUpload = async (world: UploadsWorld, userId: string, uploadId: string): Promise<Upload> => {
  const shown = await showUpload(world, await ownUpload(world, userId, uploadId));
  if (!shown) throw new ProblemError("upload-not-found");
  return shown;
};
