import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { bugPictureRoutes } from "#contract/office/bug-pictures.ts";
import { type ChosenKind, uploadRoutes } from "#contract/platform/uploads.ts";
import { ask } from "./ask.ts";
import { expectThat, needed } from "./check.ts";
import type { Deployment } from "./deployment.ts";
import type { Person } from "./people.ts";

export const fixture = (path: string): Promise<Buffer> =>
  readFile(join(import.meta.dirname, "../../tests/fixtures", path));

/** A signed link carries its signer's rights, so only opening it proves them. */
export const expectOpen = async (link: string | undefined, what: string): Promise<void> => {
  const address = new URL(needed(link, "a picture"));
  const { status } = await fetch(address);
  expectThat(status === 200, `${what} answered ${status}`);
};

type Ticket = { readonly url: string; readonly fields: Readonly<Record<string, string>> };

/** Posts a picture straight to S3 with the form of its ticket. */
const post = async ({ url, fields }: Ticket, picture: Buffer, what: string): Promise<void> => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append("file", new Blob([new Uint8Array(picture)]));
  const { status } = await fetch(url, { method: "POST", body: form });
  expectThat(status === 204, `S3 answered ${what} with ${status}`);
};

/** Uploads the screenshot that a bug report announced. */
export const uploadBugPicture = async (
  deployment: Deployment,
  pictureId: string | undefined,
  picture: Buffer,
): Promise<void> => {
  const params = { uploadId: needed(pictureId, "room for the picture of a page") };
  const body = { contentType: "image/jpeg", bytes: picture.length };
  const ticket = await ask(deployment, bugPictureRoutes.startBugPicture, { params, body });
  await post(ticket, picture, "the picture of a page");
  await ask(deployment, bugPictureRoutes.completeBugPicture, { params });
};

/** Uploads a picture as the site does: ticket, form straight to S3, and the check afterwards. */
export const upload = async (
  deployment: Deployment,
  as: Person,
  kind: ChosenKind,
  picture: Buffer,
): Promise<string> => {
  const body = { kind, contentType: "image/jpeg", bytes: picture.length };
  const { uploadId, ...ticket } = await ask(deployment, uploadRoutes.startUpload, { as, body });
  await post(ticket, picture, `a picture of kind ${kind}`);
  const kept = await ask(deployment, uploadRoutes.completeUpload, { as, params: { uploadId } });
  await expectOpen(kept.url, `The link of a picture of kind ${kind}`);
  return uploadId;
};
