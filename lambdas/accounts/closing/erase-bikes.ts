import type { ErasureContext } from "./erasure-context.ts";
import { forgetTold } from "./forget-told.ts";
import type { Leaver } from "./hide-person.ts";
import { deletionWrites } from "#lambdas/shared/bikes/deletion-writes.ts";
import { forgetReceiptOwner } from "#lambdas/shared/bikes/receipt-prints.ts";
import { remove } from "#lambdas/shared/table/actions.ts";
import { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";
import { pages } from "#lambdas/shared/table/pages.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";

/** What an owner has said and shown. The rest is of the bicycle itself and stays in the history of its number. */
const told = [
  "name",
  "description",
  "city",
  "photoUploadId",
  "receiptUploadId",
  "analysisId",
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

const eraseBike = (
  { table, system, discardPicture }: ErasureContext,
  { userId, hide }: Leaver,
  bikeId: string,
): Promise<void> =>
  untilFresh(system, async () => {
    const bike = await table.get(keys.bike(bikeId), BikeItem);
    if (!bike || isErased(bike)) return;
    if (bike.status === "stolen" && bike.deletedAt === undefined)
      throw new Error("A bike was reported stolen while its owner's account was being erased");
    const pictures = picturesOf(bike);
    // Before the bike forgets which they are: an erasure that is interrupted finds them again.
    for (const picture of pictures) await discardPicture(picture);
    await forgetReceiptOwner(table, bike);
    await forgetTold(table, { userId, bikeId, hide });
    const deletion = { now: system.now(), eventId: system.newId("event"), changes: untold };
    await table.transact([
      ...deletionWrites(bike, deletion),
      ...pictures.map(({ id }) => remove(keys.upload(id))),
    ]);
  });

/** Deletes every bike of someone that is there, softly, and what they have told of it for good. */
export const eraseBikes = async (context: ErasureContext, leaver: Leaver): Promise<void> => {
  const { userId } = leaver;
  for (const partition of [lists.bikesOf(userId), lists.deletedBikesOf(userId)]) {
    const owned = { schema: BikeItem, partition, index: "gsi1", limit: 50 } as const;
    for await (const bikes of pages(context.table, owned))
      for (const { id } of bikes) await eraseBike(context, leaver, id);
  }
};
