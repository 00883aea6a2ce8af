import type { OwnFoundReport } from "#contract/thefts/found-reports.ts";
import type { PageQuery } from "#contract/platform/page.ts";
import { showOwnReport } from "./show-report.ts";
import { readCursor, writeCursor } from "#lambdas/platform/table/cursor.ts";
import { FoundReportItem } from "#lambdas/thefts/items/found-report.ts";
import { ProfileItem } from "#lambdas/people/items/person.ts";
import { readRewards } from "#lambdas/thefts/rewards/reward-state.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

type Context = { readonly table: Table; readonly cursorSecret: string };

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
  const [finder, rewardOf] = await Promise.all([
    table.get(keys.profile(userId), ProfileItem),
    readRewards(table, page.items),
  ]);
  const isUnproved = finder !== undefined && finder.identityLevel < 2;
  return {
    items: page.items.map((report) => showOwnReport(report, { ...rewardOf(report), isUnproved })),
    cursor: writeCursor(cursorSecret, partition, page.next),
  };
};
