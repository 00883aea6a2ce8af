import type { OwnFoundReport } from "#contract/thefts/found-reports.ts";
import type { PageQuery } from "#contract/platform/page.ts";
import { showOwnReport } from "./show-report.ts";
import { readCursor, writeCursor } from "#lambdas/platform/table/cursor.ts";
import { FoundReportItem, RewardItem } from "#lambdas/thefts/items/found-report.ts";
import { ProfileItem } from "#lambdas/people/items/person.ts";
import { TheftItem } from "#lambdas/thefts/items/theft.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

type Context = { readonly table: Table; readonly cursorSecret: string };

/** Two reports of one theft share items, and a batch may name each only once. */
const theftsOf = (reports: readonly FoundReportItem[]) => [
  ...new Map(reports.map(({ bikeId, theftId }) => [theftId, { bikeId, theftId }])).values(),
];

/** The caller's reports, newest first, with the state of their reward. */
export const listOwnReports = async (
  { table, cursorSecret }: Context,
  userId: string,
  { limit, cursor }: PageQuery,
): Promise<{ items: OwnFoundReport[]; cursor: string | undefined }> => {
  const partition = lists.foundReportsOf(userId);
  const page = await table.query({
    index: "gsi1",
    partition,
    schema: FoundReportItem,
    limit,
    newestFirst: true,
    after: readCursor(cursorSecret, partition, cursor),
  });
  const thefts = theftsOf(page.items);
  const [finder, rewards, theftItems] = await Promise.all([
    table.get(keys.profile(userId), ProfileItem),
    table.batchGet(
      thefts.map(({ bikeId, theftId }) => keys.reward(bikeId, theftId)),
      RewardItem,
    ),
    table.batchGet(
      thefts.map(({ bikeId, theftId }) => keys.theft(bikeId, theftId)),
      TheftItem,
    ),
  ]);
  const rewardOf = new Map(rewards.map((reward) => [reward.theftId, reward]));
  const isUnproved = finder !== undefined && finder.identityLevel < 2;
  const theftOf = new Map(theftItems.map((theft) => [theft.id, theft]));
  return {
    items: page.items.map((report) =>
      showOwnReport(report, {
        reward: rewardOf.get(report.theftId),
        theft: theftOf.get(report.theftId),
        isUnproved,
      }),
    ),
    cursor: writeCursor(cursorSecret, partition, page.next),
  };
};
