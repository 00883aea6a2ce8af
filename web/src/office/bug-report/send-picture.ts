import { bugPictureRoutes } from "#contract/office/bug-pictures.ts";
import { createClient } from "#web/platform/api/client.ts";
import { NetworkError } from "#web/platform/api/errors.ts";
import { getAccessToken } from "#web/platform/auth/session.ts";

const client = createClient(bugPictureRoutes, { token: getAccessToken });

/** The report is already sent, so the person should not wait long. */
const timeoutMilliseconds = 30_000;

export const sendPicture = async (uploadId: string, file: Blob): Promise<void> => {
  const signal = AbortSignal.timeout(timeoutMilliseconds);
  const params = { uploadId };
  const body = { contentType: "image/jpeg", bytes: file.size } as const;
  const { url, fields } = await client.startBugPicture({ params, body }, { signal });
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append("file", file);
  const { ok, status } = await fetch(url, { method: "POST", body: form, signal });
  if (!ok) throw new NetworkError(`The upload was answered with ${status}`);
  await client.completeBugPicture({ params }, { signal });
};
