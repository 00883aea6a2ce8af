import { expiryOf } from "#contract/privacy/retention.ts";
import { publicFields } from "#contract/bikes/public-bike.ts";
import { claimPicture } from "#lambdas/platform/pictures/claim-picture.ts";
import type { PublicPhotos } from "#lambdas/platform/pictures/public-photos.ts";
import { isListed } from "#lambdas/bikes/index/card.ts";
import type { System } from "#lambdas/platform/system.ts";
import { type Action, put, remove } from "#lambdas/platform/table/actions.ts";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { UploadItem } from "#lambdas/platform/table/items/pictures.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

export type PhotoContext = {
  readonly table: Pick<Table, "get" | "transact">;
  readonly system: Pick<System, "now" | "newId">;
  readonly photos: PublicPhotos;
};

const shownPhoto = (bike: BikeItem): string | undefined =>
  isListed(bike) ? publicFields(bike, bike.photoUploadId).photo : undefined;

type Owned = { readonly ownerId: string; readonly bikeId: string };

/** Copies a photo to a new, unknown name. `writes` replaces the old upload with the copy. */
export const copyPhoto = async (
  { table, system, photos }: PhotoContext,
  { ownerId, bikeId }: Owned,
  old: string,
): Promise<{ readonly id: string; readonly writes: readonly Action[] }> => {
  const now = system.now();
  const was = await table.get(keys.upload(old), UploadItem);
  const copy: Omit<UploadItem, "entity"> = {
    contentType: "image/jpeg",
    ...was,
    id: system.newId("upload"),
    ownerId,
    kind: "bike-photo",
    state: "ready",
    createdAt: now.toISOString(),
    expiresAt: expiryOf("uploads", now),
  };
  // Written before the file is copied: if interrupted, the copy expires with its item.
  await table.transact([put(keys.upload(copy.id), "upload", copy).expectNew("stale")]);
  await photos.copy(old, copy.id);
  const writes: Action[] = [
    claimPicture(copy, bikeId),
    ...(was === undefined ? [] : [remove(keys.upload(old)).expect("bikeId", bikeId, "stale")]),
  ];
  return { id: copy.id, writes };
};

/** Ignores failures: when the upload's item is removed, the stream handler deletes the picture again. */
const ignoreFailure = async (work: Promise<unknown>): Promise<void> => {
  try {
    await work;
  } catch {
    return;
  }
};

export const removeCopy = ({ table }: Pick<PhotoContext, "table">, id: string): Promise<void> =>
  ignoreFailure(table.transact([remove(keys.upload(id)).expect("state", "ready", "stale")]));

/** Deletes a photo immediately. Its upload has already been removed. */
export const withdrawPhoto = ({ photos }: Pick<PhotoContext, "photos">, id: string): Promise<void> =>
  ignoreFailure(photos.withdraw(id));

/**
 * Writes a changed bike. If its photo is no longer public, the photo gets a new name so that old
 * links stop working. `writesOf` receives the bike with that name and returns one transaction.
 */
export const saveHidingPhoto = async (
  context: PhotoContext,
  before: BikeItem,
  after: BikeItem,
  writesOf: (after: BikeItem) => readonly Action[],
): Promise<BikeItem> => {
  const old = shownPhoto(before);
  if (old === undefined || after.photoUploadId !== old || shownPhoto(after) === old) {
    await context.table.transact([...writesOf(after)]);
    return after;
  }
  const copy = await copyPhoto(context, { ownerId: after.ownerId, bikeId: after.id }, old);
  const hidden: BikeItem = { ...after, photoUploadId: copy.id };
  try {
    await context.table.transact([...writesOf(hidden), ...copy.writes]);
  } catch (error) {
    await removeCopy(context, copy.id);
    throw error;
  }
  await withdrawPhoto(context, old);
  return hidden;
};
