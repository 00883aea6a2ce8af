import type { AdminFoundReport } from "#contract/office/bike-admin-found-reports.ts";
import type { PageQuery } from "#contract/platform/page.ts";
import { readCursor, writeCursor } from "#lambdas/platform/table/cursor.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import { FoundReportItem, RewardItem } from "#lambdas/thefts/items/found-report.ts";
import type { BikeAdminContext } from "./bike-admin-context.ts";
import { showFoundReports } from "./show-found-report.ts";

/** Reports whose rewards wait for an administrator, oldest promise first. */
export const listHeldRewards = async (
  { table, cursorSecret }: Pick<BikeAdminContext, "table" | "cursorSecret">,
  { limit, cursor }: PageQuery,
): Promise<{ items: AdminFoundReport[]; cursor: string | undefined }> => {
  const partition = lists.rewardsInReview();
  const after = readCursor(cursorSecret, partition, cursor);
  const { items, next } = await table.query({ index: "gsi1", partition, schema: RewardItem, limit, after });
  const reports = await table.batchGet(
    items.map(({ bikeId, reportId }) => keys.foundReport(bikeId, reportId)),
    FoundReportItem,
  );
  const byId = new Map(reports.map((report) => [report.id, report]));
  const held = items.flatMap(({ reportId }) => byId.get(reportId) ?? []);
  return { items: await showFoundReports(table, held), cursor: writeCursor(cursorSecret, partition, next) };
};
