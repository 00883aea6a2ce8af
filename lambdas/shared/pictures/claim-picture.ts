import { type ActionBuilder, update } from "#lambdas/shared/table/actions.ts";
import type { UploadItem } from "#lambdas/shared/table/items/pictures.ts";
import { keys } from "#lambdas/shared/table/keys.ts";

type Claimed = Pick<UploadItem, "id" | "ownerId">;

const claim = ({ id, ownerId }: Claimed): ActionBuilder =>
  update(keys.upload(id))
    .set({ state: "claimed" })
    .remove("expiresAt")
    .expect("ownerId", ownerId, "upload-not-found")
    .expect("state", "ready", "upload-already-used");

/** A picture becomes a bike's own and no longer expires. It can become one bike's only. */
export const claimPicture = (picture: Claimed, bikeId: string): ActionBuilder =>
  claim(picture).set({ bikeId });

/** The same for a store. */
export const claimLogo = (picture: Claimed, storeId: string): ActionBuilder =>
  claim(picture).set({ storeId });
