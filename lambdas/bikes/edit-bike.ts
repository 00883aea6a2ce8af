import type { BikeEdit } from "#contract/bike-changes.ts";
import type { OwnBike } from "#contract/bikes.ts";
import { canonicalFrameNumber } from "#contract/frame-number.ts";
import { applyEdit } from "#lambdas/bike-changes/apply-edit.ts";
import { editWrites } from "#lambdas/bike-changes/edit-writes.ts";
import { readNumberClaims } from "#lambdas/bike-changes/number-claims.ts";
import type { BikesDeps } from "#lambdas/bikes/deps.ts";
import { newPhotoOf, requireEditable, withNewNumber } from "#lambdas/bikes/edit-rules.ts";
import { tellingOfAttempts } from "#lambdas/matches/tell-of-attempt.ts";
import { readOwnBike } from "#lambdas/own-bikes/own-bike.ts";
import { wholeOwnView } from "#lambdas/own-bikes/own-view.ts";
import { claimPicture, freePicture } from "#lambdas/pictures/claim-picture.ts";
import { ownPicture } from "#lambdas/pictures/own-picture.ts";
import { type Action, remove } from "#lambdas/table/actions.ts";
import type { BikeItem } from "#lambdas/table/items/bike.ts";
import { UploadItem } from "#lambdas/table/items/pictures.ts";
import { keys } from "#lambdas/table/keys.ts";
import { untilFresh } from "#lambdas/table/retry.ts";

type Outcome = { readonly bike: BikeItem; readonly freed: string | undefined };

const numberOf = async ({ table }: BikesDeps, before: BikeItem, after: BikeItem, now: Date) => {
  if (after.frameNumber === before.frameNumber) return after;
  const claims = await readNumberClaims(table, after.frameNumber, before.id);
  return withNewNumber(before, after, claims, now);
};

/** The new photo becomes the bike's, the old one nobody's. */
const photoWrites = async ({ table }: BikesDeps, bike: BikeItem, newId: string | undefined, now: Date) => {
  if (newId === undefined) return { writes: [], freed: undefined };
  const { id, ownerId, photoUploadId } = bike;
  const [photo, old] = await Promise.all([
    ownPicture(table, ownerId, newId, "bike-photo"),
    photoUploadId === undefined ? undefined : table.get(keys.upload(photoUploadId), UploadItem),
  ]);
  const writes: Action[] = [
    claimPicture(photo, id),
    ...(old === undefined ? [] : [freePicture(old.id, id, now)]),
  ];
  return { writes, freed: old?.id };
};

const attempt = async (deps: BikesDeps, userId: string, bikeId: string, edit: BikeEdit): Promise<Outcome> => {
  const { table, system } = deps;
  const bike = await readOwnBike(table, userId, bikeId);
  const now = system.now();
  const edited = applyEdit(bike, edit);
  requireEditable(bike, edited, now);
  if (!edited.differs) return { bike, freed: undefined };
  const [after, photo] = await Promise.all([
    numberOf(deps, bike, edited.after, now),
    photoWrites(deps, bike, newPhotoOf(bike, edit), now),
  ]);
  const occasion = { eventType: "edit", eventId: system.newId("event"), at: now } as const;
  await table.transact([...editWrites(bike, { ...edited, after }, occasion), ...photo.writes]);
  return { bike: after, freed: photo.freed };
};

/** The picture is discarded as soon as its upload is gone. Where that cannot be done just now, the upload expires. */
const discard = async ({ table }: BikesDeps, uploadId: string): Promise<void> => {
  try {
    await table.transact([remove(keys.upload(uploadId)).expect("state", "ready", "stale")]);
  } catch {
    return;
  }
};

/** Changes the caller's own bike. What identifies it can be changed for a day, and another number is looked at by an administrator. */
export const editBike = async (
  deps: BikesDeps,
  userId: string,
  bikeId: string,
  edit: BikeEdit,
): Promise<OwnBike> => {
  const frameNumber = canonicalFrameNumber(edit.frameNumber ?? "");
  const { bike, freed } = await tellingOfAttempts(deps, { userId, frameNumber }, () =>
    untilFresh(deps.system, () => attempt(deps, userId, bikeId, edit)),
  );
  if (freed !== undefined) await discard(deps, freed);
  return wholeOwnView(deps, bike);
};
