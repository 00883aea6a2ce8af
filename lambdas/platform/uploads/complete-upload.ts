import type { Upload } from "#contract/platform/uploads.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { update } from "#lambdas/platform/table/actions.ts";
import { failedWith } from "#lambdas/platform/table/failures.ts";
import type { UploadItem } from "#lambdas/platform/table/items/pictures.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { cleanPicture } from "./clean-picture.ts";
import { type PictureFacts, describePicture } from "./describe-picture.ts";
import { type UploadsContext, requireOwnUpload, showUpload } from "./uploads-context.ts";

/** Checks, cleans and stores the posted picture. A repeated request gets the same response and deletes later posts. */
export const completeUpload = async (
  context: UploadsContext,
  userId: string,
  uploadId: string,
): Promise<Upload> => {
  const upload = await requireOwnUpload(context, userId, uploadId);
  if (upload.state === "started") await checkAndKeep(context, upload);
  else await context.store.discardStaged(upload);
  const shown = await showUpload(context, await requireOwnUpload(context, userId, uploadId));
  if (!shown) throw new ProblemError("upload-incomplete");
  return shown;
};

type Expiry = Pick<UploadItem, "expiresAt">;

/** Returns false if nothing was posted. */
export const checkAndKeep = async (
  context: UploadsContext,
  upload: UploadItem,
  expiry: Expiry = {},
): Promise<boolean> => {
  const { store } = context;
  const staged = await store.readStaged(upload);
  if (!staged) return false;
  const jpeg = await cleanOrDiscard(context, upload, staged);
  // `keep` returns the stored picture, which can be that of an earlier or concurrent request.
  const facts = await describePicture(await store.keep(upload, jpeg));
  await recordAsReady(context, upload, { ...facts, ...expiry });
  await store.discardStaged(upload);
  return true;
};

/** Deletes a refused picture. After any other failure it stays for another attempt. */
const cleanOrDiscard = async ({ store }: UploadsContext, upload: UploadItem, staged: Uint8Array) => {
  try {
    return await cleanPicture(staged, upload.kind);
  } catch (error) {
    if (error instanceof ProblemError) await store.discardStaged(upload);
    throw error;
  }
};

const recordAsReady = async ({ table }: UploadsContext, upload: UploadItem, facts: PictureFacts & Expiry) => {
  try {
    await table.transact([
      update(keys.upload(upload.id))
        .set({ state: "ready", ...facts })
        .expect("state", "started", "repeated"),
    ]);
  } catch (error) {
    if (!failedWith(error, "repeated")) throw error;
  }
};
