import { type Upload, type ChosenKind, uploadRoutes } from "#contract/platform/uploads.ts";
import { createClient } from "#web/platform/api/client.ts";
import { getAccessToken } from "#web/platform/auth/session.ts";
import { NetworkError } from "#web/platform/api/errors.ts";

type Sending = {
  readonly url: string;
  readonly fields: Record<string, string>;
  readonly file: Blob;
  readonly signal: AbortSignal;
  /** 0 to 100. */
  onProgress: (percent: number) => void;
};

/** Posts an upload form with the file as its last field. An XMLHttpRequest, because fetch cannot report progress. */
const sendFile = ({ url, fields, file, signal, onProgress }: Sending): Promise<void> =>
  new Promise((resolve, reject) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append("file", file);
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    signal.addEventListener("abort", stop, { once: true });
    request.upload.addEventListener("progress", ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(Math.round((loaded / total) * 100));
    });
    request.addEventListener("load", () =>
      request.status < 300
        ? resolve()
        : reject(new NetworkError(`The upload was answered with ${request.status}`)),
    );
    request.addEventListener("error", () => reject(new NetworkError("The upload broke off")));
    request.addEventListener("abort", () => reject(new DOMException("Cancelled", "AbortError")));
    request.addEventListener("loadend", () => signal.removeEventListener("abort", stop));
    request.open("POST", url);
    if (signal.aborted) stop();
    else request.send(form);
  });

export const uploads = createClient(uploadRoutes, { token: getAccessToken });

type Progress = { readonly signal: AbortSignal; onProgress: (percent: number) => void };

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
