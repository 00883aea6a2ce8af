import type { Upload } from "#contract/uploads.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { type UploadsContext, ownUpload, showUpload } from "./uploads-context.ts";

export const getUpload = async (
  context: UploadsContext,
  userId: string,
  uploadId: string,
): Promise<Upload> => {
  const shown = await showUpload(context, await ownUpload(context, userId, uploadId));
  if (!shown) throw new ProblemError("upload-not-found");
  return shown;
};
