import { type ActionBuilder, update } from "#lambdas/platform/table/actions.ts";
import type { UploadItem } from "#lambdas/platform/table/items/pictures.ts";
import { keys } from "#lambdas/platform/table/keys.ts";

type Claimed = Pick<UploadItem, "id" | "ownerId">;

const claim = ({ id, ownerId }: Claimed): ActionBuilder =>
  update(keys.upload(id))
    .set({ state: "claimed" })
    .remove("expiresAt")
    .expect("ownerId", ownerId, "upload-not-found")
    .expect("state", "ready", "upload-already-used");

/** Gives a picture to one bike, so that it no longer expires. */
export const claimPicture = (picture: Claimed, bikeId: string): ActionBuilder =>
  claim(picture).set({ bikeId });

export const claimLogo = (picture: Claimed, storeId: string): ActionBuilder =>
  claim(picture).set({ storeId });
