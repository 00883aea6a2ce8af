import type { ErasureWorld } from "#lambdas/accounts/closing/erasure-world.ts";
import { deletionWrites } from "#lambdas/bike-changes/deletion-writes.ts";
import { remove, update } from "#lambdas/table/actions.ts";
import { BikeItem } from "#lambdas/table/items/bike.ts";
import { CorrectionItem } from "#lambdas/table/items/correction.ts";
import { TheftItem } from "#lambdas/table/items/theft.ts";
import { bikePartition, keys, lists, ranges } from "#lambdas/table/keys.ts";
import { pages } from "#lambdas/table/pages.ts";
import { untilFresh } from "#lambdas/table/retry.ts";
import type { Table } from "#lambdas/table/table.ts";

/** What an owner has said and shown. The rest is of the bicycle itself and stays in the history of its number. */
const told = [
  "name",
  "description",
  "city",
  "photoUploadId",
  "receiptUploadId",
  "reviewAnswer",
  "stolenPlace",
] as const;

const untold: Partial<BikeItem> = Object.fromEntries(told.map((field) => [field, undefined]));

const isErased = (bike: BikeItem): boolean =>
  bike.deletedAt !== undefined && told.every((field) => bike[field] === undefined);

const picturesOf = ({ photoUploadId, receiptUploadId, ownerId }: BikeItem) =>
  [["bike-photo", photoUploadId] as const, ["receipt", receiptUploadId] as const].flatMap(([kind, id]) =>
    id === undefined ? [] : [{ kind, id, ownerId }],
  );

/** What was asked of administrators, in the owner's own words. */
const forgetCorrections = async (table: Table, bikeId: string): Promise<void> => {
  const asked = {
    schema: CorrectionItem,
    partition: bikePartition(bikeId),
    prefix: ranges.corrections,
    limit: 50,
  };
  for await (const corrections of pages(table, asked))
    for (const { id } of corrections) await table.transact([remove(keys.correction(bikeId, id))]);
};

/** That the bike was stolen, when and where, is part of what whoever has it may know. */
const forgetThefts = async (table: Table, bikeId: string): Promise<void> => {
  const thefts = {
    schema: TheftItem.pick({ id: true }),
    partition: bikePartition(bikeId),
    prefix: ranges.thefts,
    limit: 50,
  };
  for await (const page of pages(table, thefts))
    for (const { id } of page)
      await table.transact([
        update(keys.theft(bikeId, id))
          .remove("description", "reward", "policeReportNumber", "lockType", "recovery")
          .expectExists("stale"),
      ]);
};

const eraseBike = ({ table, system, discardPicture }: ErasureWorld, bikeId: string): Promise<void> =>
  untilFresh(system, async () => {
    const bike = await table.get(keys.bike(bikeId), BikeItem);
    if (!bike || isErased(bike)) return;
    if (bike.status === "stolen" && bike.deletedAt === undefined)
      throw new Error("A bike was reported stolen while its owner's account was being erased");
    const pictures = picturesOf(bike);
    // Before the bike forgets which they are: an erasure that is interrupted finds them again.
    for (const picture of pictures) await discardPicture(picture);
    await forgetCorrections(table, bikeId);
    await forgetThefts(table, bikeId);
    const deletion = { now: system.now(), eventId: system.newId("event"), besides: untold };
    await table.transact([
      ...deletionWrites(bike, deletion),
      ...pictures.map(({ id }) => remove(keys.upload(id))),
    ]);
  });

/** Deletes every bike of somebody that is there, softly, and what they have told of it for good. */
export const eraseBikes = async (world: ErasureWorld, userId: string): Promise<void> => {
  for (const partition of [lists.bikesOf(userId), lists.deletedBikesOf(userId)]) {
    const owned = { schema: BikeItem, partition, index: "gsi1", limit: 50 } as const;
    for await (const bikes of pages(world.table, owned))
      for (const { id } of bikes) await eraseBike(world, id);
  }
};
