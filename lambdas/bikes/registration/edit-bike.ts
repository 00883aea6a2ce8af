import type { BikeEdit } from "#contract/bikes/bike-changes.ts";
import type { OwnBike } from "#contract/bikes/bikes.ts";
import { canonicalFrameNumber } from "#contract/bikes/frame-number.ts";
import { applyEdit } from "#lambdas/bikes/apply-edit.ts";
import { editWrites } from "#lambdas/bikes/edit-writes.ts";
import { judgeNumber } from "#lambdas/bikes/judge-number.ts";
import { cleanDetails } from "#lambdas/bikes/clean-details.ts";
import type { BikesContext } from "./bikes-context.ts";
import { newPhotoOf, requireEditable, withNewNumber } from "./edit-rules.ts";
import { notifyingAttempts } from "#lambdas/thefts/matches/notify-of-attempt.ts";
import { readOwnBike } from "#lambdas/bikes/own-bike.ts";
import { saveHidingPhoto, withdrawPhoto } from "#lambdas/bikes/hide-photo.ts";
import { wholeOwnView } from "#lambdas/bikes/own-view.ts";
import { claimPicture } from "#lambdas/platform/pictures/claim-picture.ts";
import { requireOwnPicture } from "#lambdas/platform/pictures/own-picture.ts";
import { type Action, remove } from "#lambdas/platform/table/actions.ts";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { UploadItem } from "#lambdas/platform/table/items/pictures.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";

type Outcome = { readonly bike: BikeItem; readonly replaced: string | undefined };

const numberOf = async ({ table }: BikesContext, before: BikeItem, after: BikeItem, now: Date) => {
  if (after.frameNumber === before.frameNumber) return after;
  const registration = { registrant: after.ownerId, now, bikeId: before.id };
  return withNewNumber(before, after, await judgeNumber(table, after.frameNumber, registration));
};

const photoWrites = async ({ table }: BikesContext, bike: BikeItem, newId: string | undefined) => {
  if (newId === undefined) return { writes: [], replaced: undefined };
  const { id, ownerId, photoUploadId } = bike;
  const [photo, old] = await Promise.all([
    requireOwnPicture(table, ownerId, newId, "bike-photo"),
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
  // A new number may require a review, which hides the bike.
  const written = await saveHidingPhoto(context, bike, after, (hidden) => [
    ...editWrites(bike, { ...edited, after: hidden }, occasion),
    ...photo.writes,
  ]);
  return { bike: written, replaced: photo.replaced };
};

/**
 * Changes the caller's bike. Identifying fields can be changed for a day; a number that looks
 * different needs a review.
 */
export const editBike = async (
  context: BikesContext,
  userId: string,
  bikeId: string,
  typed: BikeEdit,
): Promise<OwnBike> => {
  const edit = cleanDetails(typed, context.system.now());
  const frameNumber = canonicalFrameNumber(edit.frameNumber ?? "");
  const { bike, replaced } = await notifyingAttempts(context, { userId, frameNumber }, () =>
    retryOnConflict(context.system, () => attempt(context, userId, bikeId, edit)),
  );
  if (replaced !== undefined) await withdrawPhoto(context, replaced);
  return wholeOwnView(context, bike);
};
