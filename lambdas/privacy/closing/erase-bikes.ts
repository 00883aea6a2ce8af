import type { ErasureContext } from "./erasure-context.ts";
import { eraseBikeWords } from "./erase-bike-words.ts";
import type { Leaver } from "./hide-person.ts";
import { endListing } from "#lambdas/ads/end-listing.ts";
import { deletionWrites } from "#lambdas/bikes/deletion-writes.ts";
import { forgetReceiptOwner } from "#lambdas/bikes/receipt-prints.ts";
import { remove } from "#lambdas/platform/table/actions.ts";
import { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import { pages } from "#lambdas/platform/table/pages.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";
import { requireMovable } from "#lambdas/bikes/require-movable.ts";

/** Fields that the owner wrote or uploaded. The others describe the bike and stay in the history of its frame number. */
const personalFields = [
  "name",
  "description",
  "city",
  "photoUploadId",
  "receiptUploadId",
  "analysisId",
  "reviewAnswer",
  "stolenPlace",
] as const;

const withoutPersonalFields: Partial<BikeItem> = Object.fromEntries(
  personalFields.map((field) => [field, undefined]),
);

const isErased = (bike: BikeItem): boolean =>
  bike.deletedAt !== undefined && personalFields.every((field) => bike[field] === undefined);

const picturesOf = ({ photoUploadId, receiptUploadId, ownerId }: BikeItem) =>
  [["bike-photo", photoUploadId] as const, ["receipt", receiptUploadId] as const].flatMap(([kind, id]) =>
    id === undefined ? [] : [{ kind, id, ownerId }],
  );

const eraseBike = (
  { table, system, discardPicture }: ErasureContext,
  { userId, hide }: Leaver,
  bikeId: string,
): Promise<void> =>
  retryOnConflict(system, async () => {
    const bike = await table.get(keys.bike(bikeId), BikeItem);
    if (!bike || isErased(bike)) return;
    if (bike.deletedAt === undefined) requireMovable(bike, "be-deleted");
    const pictures = picturesOf(bike);
    // Deletes the files before the bike loses their ids, so that an interrupted erasure finds them again.
    for (const picture of pictures) await discardPicture(picture);
    await forgetReceiptOwner(table, bike);
    await eraseBikeWords(table, { userId, bikeId, hide });
    const now = system.now();
    const deletion = {
      endsAd: endListing(bike, "ended", now),
      now,
      eventId: system.newId("event"),
      changes: withoutPersonalFields,
    };
    await table.transact([
      ...deletionWrites(bike, deletion),
      ...pictures.map(({ id }) => remove(keys.upload(id))),
    ]);
  });

/** Soft-deletes all bikes of the person, and permanently removes what they wrote about them. */
export const eraseBikes = async (context: ErasureContext, leaver: Leaver): Promise<void> => {
  const { userId } = leaver;
  for (const partition of [lists.bikesOf(userId), lists.deletedBikesOf(userId)]) {
    const owned = { schema: BikeItem, partition, index: "gsi1", limit: 50 } as const;
    for await (const bikes of pages(context.table, owned))
      for (const { id } of bikes) await eraseBike(context, leaver, id);
  }
};
