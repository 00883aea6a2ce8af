import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type UploadKind, uploadRoutes } from "#contract/uploads.ts";
import { ask } from "./ask.ts";
import { expectThat, needed } from "./check.ts";
import type { Deployment } from "./deployment.ts";
import type { Person } from "./people.ts";

/** A picture among the fixtures of the tests. */
export const fixture = (path: string): Promise<Buffer> =>
  readFile(join(import.meta.dirname, "../../tests/fixtures", path));

/** A person who signs a link lends it their own rights, so only opening it shows that they have them. */
export const expectOpen = async (link: string | undefined, what: string): Promise<void> => {
  const address = new URL(needed(link, "a picture"));
  const { status } = await fetch(address);
  expectThat(status === 200, `${what} answered ${status}`);
};

/** Uploads a picture as the site does: a ticket, a form straight to S3, and the check that follows. */
export const upload = async (
  deployment: Deployment,
  as: Person,
  kind: UploadKind,
  picture: Buffer,
): Promise<string> => {
  const body = { kind, contentType: "image/jpeg", bytes: picture.length };
  const { uploadId, url, fields } = await ask(deployment, uploadRoutes.startUpload, { as, body });
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append("file", new Blob([new Uint8Array(picture)]));
  const { status } = await fetch(url, { method: "POST", body: form });
  expectThat(status === 204, `S3 answered a picture of kind ${kind} with ${status}`);
  const kept = await ask(deployment, uploadRoutes.completeUpload, { as, params: { uploadId } });
  await expectOpen(kept.url, `The link of a picture of kind ${kind}`);
  return uploadId;
};
