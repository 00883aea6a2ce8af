import type { Hide } from "./hide-person.ts";
import { forgetHistoryReceipts } from "#lambdas/privacy/departed/forget-history-receipts.ts";
import { remove, update } from "#lambdas/platform/table/actions.ts";
import { BikeRemovalItem } from "#lambdas/bikes/items/bike-removal.ts";
import { CorrectionItem } from "#lambdas/bikes/items/correction.ts";
import { FoundReportItem, RewardItem } from "#lambdas/thefts/items/found-report.ts";
import { TheftItem, scansOfTheft } from "#lambdas/thefts/items/theft.ts";
import { bikePartition, keys, ranges } from "#lambdas/platform/table/keys.ts";
import { pages } from "#lambdas/platform/table/pages.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

const Removal = BikeRemovalItem.pick({ id: true, reason: true });

type OwnersBike = { readonly userId: string; readonly bikeId: string; readonly hide: Hide };

const forgetCorrections = async (table: Table, { userId, bikeId }: OwnersBike): Promise<void> => {
  const corrections = {
    schema: CorrectionItem.pick({ id: true, ownerId: true }),
    partition: bikePartition(bikeId),
    prefix: ranges.corrections,
    limit: 50,
  };
  for await (const page of pages(table, corrections))
    for (const { id, ownerId } of page)
      if (ownerId === userId) await table.transact([remove(keys.correction(bikeId, id))]);
};

/** Keeps the theft with its time and place, which later owners may see. */
const forgetThefts = async (table: Table, { userId, bikeId, hide }: OwnersBike): Promise<void> => {
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

const Reward = RewardItem.pick({ reason: true });

/** Masks the person in the reason for which an administrator has refused a reward or taken it back. */
export const hideInReward = async (
  table: Table,
  { bikeId, theftId }: Pick<FoundReportItem, "bikeId" | "theftId">,
  hide: Hide,
): Promise<void> => {
  const { reason = "" } = (await table.get(keys.reward(bikeId, theftId), Reward)) ?? {};
  if (hide(reason) === reason) return;
  await table.transact([
    update(keys.reward(bikeId, theftId))
      .set({ reason: hide(reason) })
      .expectExists("stale"),
  ]);
};

/** Removes why the owner has rejected finds of the bike; the finds are their finders'. */
const forgetAnswers = async (table: Table, { userId, bikeId, hide }: OwnersBike): Promise<void> => {
  const reports = {
    schema: FoundReportItem.pick({ id: true, bikeId: true, theftId: true, ownerId: true }),
    partition: bikePartition(bikeId),
    prefix: ranges.foundReports,
    limit: 50,
  };
  for await (const page of pages(table, reports))
    for (const report of page) {
      if (report.ownerId !== userId) continue;
      await hideInReward(table, report, hide);
      await table.transact([
        update(keys.foundReport(bikeId, report.id)).remove("reason").expectExists("stale"),
      ]);
    }
};

/** Masks the owner in the stored reason for removing the bike. */
const forgetRemoval = async (table: Table, { bikeId, hide }: OwnersBike): Promise<void> => {
  const removal = await table.get(keys.bikeRemoval(bikeId), Removal);
  if (removal === undefined || hide(removal.reason) === removal.reason) return;
  await table.transact([
    update(keys.bikeRemoval(bikeId))
      .set({ reason: hide(removal.reason) })
      .expect("id", removal.id, "stale"),
  ]);
};

/** Removes what one owner wrote about a bike; other owners' data stays. */
export const eraseBikeWords = async (table: Table, owned: OwnersBike): Promise<void> => {
  const { userId: ownerId, bikeId } = owned;
  await forgetCorrections(table, owned);
  await forgetThefts(table, owned);
  await forgetAnswers(table, owned);
  await forgetRemoval(table, owned);
  await forgetHistoryReceipts(table, { bikeId, ownerId });
};
