import type { Hide } from "./hide-person.ts";
import { forgetHistoryReceipts } from "#lambdas/shared/bikes/forget-history-receipts.ts";
import { remove, update } from "#lambdas/shared/table/actions.ts";
import { BikeRemovalItem } from "#lambdas/shared/table/items/bike-removal.ts";
import { CorrectionItem } from "#lambdas/shared/table/items/correction.ts";
import { TheftItem, scansOfTheft } from "#lambdas/shared/table/items/theft.ts";
import { bikePartition, keys, ranges } from "#lambdas/shared/table/keys.ts";
import { pages } from "#lambdas/shared/table/pages.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

const Removal = BikeRemovalItem.pick({ id: true, reason: true });

type Told = { readonly userId: string; readonly bikeId: string; readonly hide: Hide };

/** What someone asked of administrators, in their own words. */
const forgetCorrections = async (table: Table, { userId, bikeId }: Told): Promise<void> => {
  const asked = {
    schema: CorrectionItem.pick({ id: true, ownerId: true }),
    partition: bikePartition(bikeId),
    prefix: ranges.corrections,
    limit: 50,
  };
  for await (const page of pages(table, asked))
    for (const { id, ownerId } of page)
      if (ownerId === userId) await table.transact([remove(keys.correction(bikeId, id))]);
};

/** That the bike was stolen, when and where, is part of what the person who has it may know. */
const forgetThefts = async (table: Table, { userId, bikeId, hide }: Told): Promise<void> => {
  const thefts = {
    schema: TheftItem.pick({ id: true, ownerId: true, place: true }),
    partition: bikePartition(bikeId),
    prefix: ranges.thefts,
    limit: 50,
  };
  for await (const page of pages(table, thefts))
    for (const { id, ownerId, place } of page)
      if (ownerId === userId)
        await table.transact([
          update(keys.theft(bikeId, id))
            .set({ place: hide(place) })
            .remove(
              "description",
              "reward",
              "policeReportNumber",
              "lockType",
              "stolenHour",
              "recovery",
              ...scansOfTheft,
            )
            .expectExists("stale"),
        ]);
};

/** Why an administrator wanted the bike out of the register, which stands there for a while after it was decided. */
const forgetRemoval = async (table: Table, { bikeId, hide }: Told): Promise<void> => {
  const removal = await table.get(keys.bikeRemoval(bikeId), Removal);
  if (removal === undefined || hide(removal.reason) === removal.reason) return;
  await table.transact([
    update(keys.bikeRemoval(bikeId))
      .set({ reason: hide(removal.reason) })
      .expect("id", removal.id, "stale"),
  ]);
};

/** Takes out of all that is known of a bike what one of its owners has told, and nothing of the others. */
export const forgetTold = async (table: Table, told: Told): Promise<void> => {
  const { userId: ownerId, bikeId } = told;
  await forgetCorrections(table, told);
  await forgetThefts(table, told);
  await forgetRemoval(table, told);
  await forgetHistoryReceipts(table, { bikeId, ownerId });
};
