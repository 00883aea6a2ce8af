import { bugPictureRoutes } from "#contract/bug-pictures.ts";
import { createClient } from "#web/api/client.ts";
import { NetworkError } from "#web/api/errors.ts";
import { getAccessToken } from "#web/auth/session.ts";

const client = createClient(bugPictureRoutes, { token: getAccessToken });

/** The report has come: nobody waits for its picture for long. */
const mostMilliseconds = 30_000;

/** Sends the picture for which a report has left room. Nobody is shown how far it is. */
export const sendPicture = async (uploadId: string, file: Blob): Promise<void> => {
  const signal = AbortSignal.timeout(mostMilliseconds);
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
