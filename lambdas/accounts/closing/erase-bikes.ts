import type { ErasureWorld } from "#lambdas/accounts/closing/erasure-world.ts";
import { listAttributes } from "#lambdas/postings/list-attributes.ts";
import { postingWrites } from "#lambdas/postings/posting-writes.ts";
import { type Action, remove, update } from "#lambdas/table/actions.ts";
import { BikeItem } from "#lambdas/table/items/bike.ts";
import { keys, lists } from "#lambdas/table/keys.ts";
import { pages } from "#lambdas/table/pages.ts";
import { untilFresh } from "#lambdas/table/retry.ts";

/** What an owner has said and shown. The rest is of the bicycle itself and stays in the history of its number. */
const told = ["name", "description", "city", "photoUploadId", "receiptUploadId"] as const;

const isErased = (bike: BikeItem): boolean =>
  bike.deletedAt !== undefined && told.every((field) => bike[field] === undefined);

const picturesOf = ({ photoUploadId, receiptUploadId, ownerId }: BikeItem) =>
  [["bike-photo", photoUploadId] as const, ["receipt", receiptUploadId] as const].flatMap(([kind, id]) =>
    id === undefined ? [] : [{ kind, id, ownerId }],
  );

const withoutOwner = (bike: BikeItem, now: Date): BikeItem => ({
  ...bike,
  name: undefined,
  description: undefined,
  city: undefined,
  photoUploadId: undefined,
  receiptUploadId: undefined,
  deletedAt: bike.deletedAt ?? now.toISOString(),
  version: bike.version + 1,
});

/** The number is free again; whoever registers it meets the history of this bike. */
const freeNumber = ({ id, frameNumber, deletedAt }: BikeItem): Action[] =>
  deletedAt === undefined ? [remove(keys.frameGuard(frameNumber)).expect("bikeId", id, "stale")] : [];

const eraseBike = ({ table, system, discardPicture }: ErasureWorld, bikeId: string): Promise<void> =>
  untilFresh(system, async () => {
    const bike = await table.get(keys.bike(bikeId), BikeItem);
    if (!bike || isErased(bike)) return;
    if (bike.status === "stolen" && bike.deletedAt === undefined)
      throw new Error("A bike was reported stolen while its owner's account was being erased");
    const pictures = picturesOf(bike);
    // Before the bike forgets which they are: an erasure that is interrupted finds them again.
    for (const picture of pictures) await discardPicture(picture);
    const after = withoutOwner(bike, system.now());
    const { deletedAt, version } = after;
    await table.transact([
      update(keys.bike(bikeId))
        .set({ deletedAt, version, ...listAttributes(after) })
        .remove(...told)
        .expect("version", bike.version, "stale"),
      ...freeNumber(bike),
      ...pictures.map(({ id }) => remove(keys.upload(id))),
      ...postingWrites(bike, after),
    ]);
  });

/** Deletes every bike of somebody, softly, and what they have told of it for good. */
export const eraseBikes = async (world: ErasureWorld, userId: string): Promise<void> => {
  const owned = { schema: BikeItem, partition: lists.bikesOf(userId), index: "gsi1", limit: 50 } as const;
  for await (const bikes of pages(world.table, owned)) for (const { id } of bikes) await eraseBike(world, id);
};
