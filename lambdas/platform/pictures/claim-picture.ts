import { expiryOf } from "#contract/privacy/retention.ts";
import { type ActionBuilder, update } from "#lambdas/platform/table/actions.ts";
import type { UploadItem } from "#lambdas/platform/table/items/pictures.ts";
import { keys } from "#lambdas/platform/table/keys.ts";

type Claimed = Pick<UploadItem, "id" | "ownerId">;

const claim = ({ id, ownerId }: Claimed): ActionBuilder =>
  update(keys.upload(id))
    .set({ state: "claimed" })
    .expect("ownerId", ownerId, "upload-not-found")
    .expect("state", "ready", "upload-already-used");

/** Gives a picture to one bike, so that it no longer expires. */
export const claimPicture = (picture: Claimed, bikeId: string): ActionBuilder =>
  claim(picture).set({ bikeId }).remove("expiresAt");

export const claimLogo = (picture: Claimed, storeId: string): ActionBuilder =>
  claim(picture).set({ storeId }).remove("expiresAt");

/** Gives a picture to a dispute. It expires by itself, since closing one would otherwise have to write every picture of both sides. */
export const claimEvidence = (picture: Claimed, disputeId: string, now: Date): ActionBuilder =>
  claim(picture).set({ disputeId, expiresAt: expiryOf("ownershipDisputes", now) });
