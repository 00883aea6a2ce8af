import { NetworkError } from "#web/api/errors.ts";

export type Sending = {
  readonly url: string;
  readonly fields: Record<string, string>;
  readonly file: Blob;
  readonly signal: AbortSignal;
  /** Called with 0 to 100. */
  onProgress: (percent: number) => void;
};

/** Posts the form of an upload ticket with the file last. Fetch cannot tell how much has been sent, so this is an XMLHttpRequest. */
export const sendFile = ({ url, fields, file, signal, onProgress }: Sending): Promise<void> =>
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
