import { expiryOf } from "#contract/retention.ts";
import { publicFields } from "#contract/public-bike.ts";
import { claimPicture } from "#lambdas/shared/pictures/claim-picture.ts";
import type { PublicPhotos } from "#lambdas/shared/pictures/public-photos.ts";
import { isListed } from "#lambdas/shared/search-index/card.ts";
import type { System } from "#lambdas/system.ts";
import { type Action, put, remove } from "#lambdas/shared/table/actions.ts";
import type { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import { UploadItem } from "#lambdas/shared/table/items/pictures.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

export type PhotoContext = {
  readonly table: Pick<Table, "get" | "transact">;
  readonly system: Pick<System, "now" | "newId">;
  readonly photos: PublicPhotos;
};

const shownPhoto = (bike: BikeItem): string | undefined =>
  isListed(bike) ? publicFields(bike, bike.photoUploadId).photo : undefined;

type Owned = { readonly ownerId: string; readonly bikeId: string };

/** Lays a copy of a photo of a bike under a name that nobody has been told. `writes` put it in the place of the old one. */
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
  // Before the copy itself: where this is interrupted, it expires with its item.
  await table.transact([put(keys.upload(copy.id), "upload", copy).expectNew("stale")]);
  await photos.copy(old, copy.id);
  const writes: Action[] = [
    claimPicture(copy, bikeId),
    ...(was === undefined ? [] : [remove(keys.upload(old)).expect("bikeId", bikeId, "stale")]),
  ];
  return { id: copy.id, writes };
};

/** What fails here is done again: the picture of an upload that is removed is discarded by the person who follows the table. */
const quietly = async (work: Promise<unknown>): Promise<void> => {
  try {
    await work;
  } catch {
    return;
  }
};

/** Takes a copy back that nothing came of. */
export const forgetCopy = ({ table }: Pick<PhotoContext, "table">, id: string): Promise<void> =>
  quietly(table.transact([remove(keys.upload(id)).expect("state", "ready", "stale")]));

/** Takes a photo away for good, at once. Its upload has been removed. */
export const withdrawPhoto = ({ photos }: Pick<PhotoContext, "photos">, id: string): Promise<void> =>
  quietly(photos.withdraw(id));

/**
 * Writes a bike as it becomes. A photo that nobody may see any more, and that people were shown, lies under another name
 * from then on: what they know leads nowhere. `writesOf` gets the bike with that name; what it answers is one transaction with the new name.
 */
export const hidingPhoto = async (
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
    await forgetCopy(context, copy.id);
    throw error;
  }
  await withdrawPhoto(context, old);
  return hidden;
};
