import type { BikeEdit } from "#contract/bike-changes.ts";
import type { OwnBike } from "#contract/bikes.ts";
import { canonicalFrameNumber } from "#contract/frame-number.ts";
import { applyEdit } from "#lambdas/shared/bikes/apply-edit.ts";
import { editWrites } from "#lambdas/shared/bikes/edit-writes.ts";
import { readNumberClaims } from "#lambdas/shared/bikes/number-claims.ts";
import { cleanDetails } from "#lambdas/shared/bikes/clean-details.ts";
import type { BikesContext } from "./bikes-context.ts";
import { newPhotoOf, requireEditable, withNewNumber } from "#lambdas/bikes/edit-rules.ts";
import { tellingOfAttempts } from "#lambdas/shared/theft-matches/tell-of-attempt.ts";
import { readOwnBike } from "#lambdas/shared/bikes/own-bike.ts";
import { hidingPhoto, withdrawPhoto } from "#lambdas/shared/bikes/hide-photo.ts";
import { wholeOwnView } from "#lambdas/shared/bikes/own-view.ts";
import { claimPicture } from "#lambdas/shared/pictures/claim-picture.ts";
import { ownPicture } from "#lambdas/shared/pictures/own-picture.ts";
import { type Action, remove } from "#lambdas/shared/table/actions.ts";
import type { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import { UploadItem } from "#lambdas/shared/table/items/pictures.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";

type Outcome = { readonly bike: BikeItem; /** A photo it had. */ readonly replaced: string | undefined };

const numberOf = async ({ table }: BikesContext, before: BikeItem, after: BikeItem, now: Date) => {
  if (after.frameNumber === before.frameNumber) return after;
  const claims = await readNumberClaims(table, after.frameNumber, before.id);
  return withNewNumber(before, after, claims, now);
};

/** The new photo becomes the bike's, the old one goes. */
const photoWrites = async ({ table }: BikesContext, bike: BikeItem, newId: string | undefined) => {
  if (newId === undefined) return { writes: [], replaced: undefined };
  const { id, ownerId, photoUploadId } = bike;
  const [photo, old] = await Promise.all([
    ownPicture(table, ownerId, newId, "bike-photo"),
    photoUploadId === undefined ? undefined : table.get(keys.upload(photoUploadId), UploadItem),
  ]);
  const writes: Action[] = [
    claimPicture(photo, id),
    ...(old === undefined ? [] : [remove(keys.upload(old.id)).expect("bikeId", id, "stale")]),
  ];
  return { writes, replaced: old?.id };
};

const attempt = async (
  context: BikesContext,
  userId: string,
  bikeId: string,
  edit: BikeEdit,
): Promise<Outcome> => {
  const { table, system } = context;
  const bike = await readOwnBike(table, userId, bikeId);
  const now = system.now();
  const edited = applyEdit(bike, edit);
  requireEditable(bike, edited, now);
  if (!edited.differs) return { bike, replaced: undefined };
  const [after, photo] = await Promise.all([
    numberOf(context, bike, edited.after, now),
    photoWrites(context, bike, newPhotoOf(bike, edit)),
  ]);
  const occasion = { eventType: "edit", eventId: system.newId("event"), at: now } as const;
  // With another number it may have to be looked at, and is shown to nobody until then.
  const written = await hidingPhoto(context, bike, after, (hidden) => [
    ...editWrites(bike, { ...edited, after: hidden }, occasion),
    ...photo.writes,
  ]);
  return { bike: written, replaced: photo.replaced };
};

/** Changes the caller's own bike. What identifies it can be changed for a day, and another number is looked at by an administrator. */
export const editBike = async (
  context: BikesContext,
  userId: string,
  bikeId: string,
  asked: BikeEdit,
): Promise<OwnBike> => {
  const edit = cleanDetails(asked, context.system.now());
  const frameNumber = canonicalFrameNumber(edit.frameNumber ?? "");
  const { bike, replaced } = await tellingOfAttempts(context, { userId, frameNumber }, () =>
    untilFresh(context.system, () => attempt(context, userId, bikeId, edit)),
  );
  if (replaced !== undefined) await withdrawPhoto(context, replaced);
  return wholeOwnView(context, bike);
};
