import type { Upload } from "#contract/platform/uploads.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { type UploadsContext, requireOwnUpload, showUpload } from "./uploads-context.ts";

export const getUpload = async (
  context: UploadsContext,
  userId: string,
  uploadId: string,
): Promise<Upload> => {
  const shown = await showUpload(context, await requireOwnUpload(context, userId, uploadId));
  if (!shown) throw new ProblemError("upload-not-found");
  return shown;
};
