import type { Upload } from "#contract/uploads.ts";
import { ProblemError } from "#lambdas/http/problem.ts";
import { update } from "#lambdas/table/actions.ts";
import { failedWith } from "#lambdas/table/failures.ts";
import type { UploadItem } from "#lambdas/table/items/pictures.ts";
import { keys } from "#lambdas/table/keys.ts";
import { cleanPicture } from "#lambdas/uploads/clean-picture.ts";
import { type PictureFacts, describePicture } from "#lambdas/uploads/describe-picture.ts";
import { type UploadsWorld, ownUpload, showUpload } from "#lambdas/uploads/uploads-world.ts";

/** Checks, cleans and keeps what was posted. Asked again, it answers the same and does nothing. */
export const completeUpload = async (
  world: UploadsWorld,
  userId: string,
  uploadId: string,
): Promise<Upload> => {
  const upload = await ownUpload(world, userId, uploadId);
  if (upload.state === "started") await checkAndKeep(world, upload);
  const shown = await showUpload(world, await ownUpload(world, userId, uploadId));
  if (!shown) throw new ProblemError("upload-incomplete");
  return shown;
};

const checkAndKeep = async (world: UploadsWorld, upload: UploadItem): Promise<void> => {
  const { store } = world;
  const staged = await store.readStaged(upload);
  if (!staged) return;
  const jpeg = await cleanOrDiscard(world, upload, staged);
  // The facts are those of the picture that is kept: when two finish at once, or one dies half-way, it is the first one's.
  await recordAsReady(world, upload, await describePicture(await store.keep(upload, jpeg)));
  await store.discardStaged(upload);
};

/** What was refused does not lie about; what failed otherwise stays for another try. */
const cleanOrDiscard = async ({ store }: UploadsWorld, upload: UploadItem, staged: Uint8Array) => {
  try {
    return await cleanPicture(staged);
  } catch (error) {
    if (error instanceof ProblemError) await store.discardStaged(upload);
    throw error;
  }
};

const recordAsReady = async ({ table }: UploadsWorld, upload: UploadItem, facts: PictureFacts) => {
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
