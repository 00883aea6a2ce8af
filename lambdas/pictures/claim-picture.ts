import { type ActionBuilder, update } from "#lambdas/table/actions.ts";
import type { UploadItem } from "#lambdas/table/items/pictures.ts";
import { keys } from "#lambdas/table/keys.ts";

/** A picture becomes a bike's own and no longer expires. It can become one bike's only. */
export const claimPicture = (
  { id, ownerId }: Pick<UploadItem, "id" | "ownerId">,
  bikeId: string,
): ActionBuilder =>
  update(keys.upload(id))
    .set({ state: "claimed", bikeId })
    .remove("expiresAt")
    .expect("ownerId", ownerId, "upload-not-found")
    .expect("state", "ready", "upload-already-used");

/** A picture that a bike no longer has expires at once, and is then discarded like one that was never claimed. */
export const freePicture = (uploadId: string, bikeId: string, now: Date): ActionBuilder =>
  update(keys.upload(uploadId))
    .set({ state: "ready", expiresAt: Math.floor(now.getTime() / 1000) })
    .remove("bikeId")
    .expect("bikeId", bikeId, "stale");
