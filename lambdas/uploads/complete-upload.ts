import type { Upload } from "#contract/uploads.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { update } from "#lambdas/shared/table/actions.ts";
import { failedWith } from "#lambdas/shared/table/failures.ts";
import type { UploadItem } from "#lambdas/shared/table/items/pictures.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { cleanPicture } from "#lambdas/uploads/clean-picture.ts";
import { type PictureFacts, describePicture } from "#lambdas/uploads/describe-picture.ts";
import { type UploadsContext, ownUpload, showUpload } from "./uploads-context.ts";

/** Checks, cleans and keeps what was posted. Asked again, it answers the same and throws away what has been posted since. */
export const completeUpload = async (
  context: UploadsContext,
  userId: string,
  uploadId: string,
): Promise<Upload> => {
  const upload = await ownUpload(context, userId, uploadId);
  if (upload.state === "started") await checkAndKeep(context, upload);
  else await context.store.discardStaged(upload);
  const shown = await showUpload(context, await ownUpload(context, userId, uploadId));
  if (!shown) throw new ProblemError("upload-incomplete");
  return shown;
};

type Kept = Pick<UploadItem, "expiresAt">;

/** Answers whether anything was posted. */
export const checkAndKeep = async (
  context: UploadsContext,
  upload: UploadItem,
  kept: Kept = {},
): Promise<boolean> => {
  const { store } = context;
  const staged = await store.readStaged(upload);
  if (!staged) return false;
  const jpeg = await cleanOrDiscard(context, upload, staged);
  // The facts are those of the picture that is kept: when two finish at once, or one dies half-way, it is the first one's.
  const facts = await describePicture(await store.keep(upload, jpeg));
  await recordAsReady(context, upload, { ...facts, ...kept });
  await store.discardStaged(upload);
  return true;
};

/** What was refused does not lie about; what failed otherwise stays for another try. */
const cleanOrDiscard = async ({ store }: UploadsContext, upload: UploadItem, staged: Uint8Array) => {
  try {
    return await cleanPicture(staged, upload.kind);
  } catch (error) {
    if (error instanceof ProblemError) await store.discardStaged(upload);
    throw error;
  }
};

const recordAsReady = async ({ table }: UploadsContext, upload: UploadItem, facts: PictureFacts & Kept) => {
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
