import { type ActionBuilder, update } from "#lambdas/shared/table/actions.ts";
import type { UploadItem } from "#lambdas/shared/table/items/pictures.ts";
import { keys } from "#lambdas/shared/table/keys.ts";

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
