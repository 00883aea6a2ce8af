import { type Upload, type ChosenKind, uploadRoutes } from "#contract/uploads.ts";
import { createClient } from "#web/api/client.ts";
import { getAccessToken } from "#web/auth/session.ts";
import { sendFile } from "./send-file.ts";

export const uploads = createClient(uploadRoutes, { token: getAccessToken });

type Progress = { readonly signal: AbortSignal; onProgress: (percent: number) => void };

/** Sends one picture from ticket to kept upload. */
export const uploadPicture = async (
  kind: ChosenKind,
  file: Blob,
  { signal, onProgress }: Progress,
): Promise<Upload> => {
  const body = { kind, contentType: "image/jpeg", bytes: file.size } as const;
  const { uploadId, url, fields } = await uploads.startUpload({ body }, { signal });
  await sendFile({ url, fields, file, signal, onProgress });
  return uploads.completeUpload({ params: { uploadId } }, { signal });
};
