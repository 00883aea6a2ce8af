import type { ListedAdCase } from "#contract/moderation/ad-report-admin.ts";
import type { PageQuery } from "#contract/platform/page.ts";
import type { AdReportsContext } from "./ad-reports-context.ts";
import { readCursor, writeCursor } from "#lambdas/platform/table/cursor.ts";
import { AdCaseItem } from "#lambdas/moderation/items/ad-report.ts";
import { lists } from "#lambdas/platform/table/keys.ts";

export const showListedCase = (item: AdCaseItem): ListedAdCase => ({
  id: item.id,
  listingId: item.listingId,
  state: item.state,
  title: item.ad.title,
  price: item.ad.price,
  reason: item.reason,
  reports: item.reporters.length,
  waitingSince: item.waitingSince,
  appealBy: item.state === "appealed" ? item.appeals.at(-1)?.by : undefined,
});

/** Open cases and appeals, oldest first. */
export const listAdCases = async (
  { table, cursorSecret }: Pick<AdReportsContext, "table" | "cursorSecret">,
  { limit, cursor }: PageQuery,
): Promise<{ items: ListedAdCase[]; cursor: string | undefined }> => {
  const partition = lists.openAdCases();
  const after = readCursor(cursorSecret, partition, cursor);
  const page = await table.query({ index: "gsi2", partition, schema: AdCaseItem, limit, after });
  return { items: page.items.map(showListedCase), cursor: writeCursor(cursorSecret, partition, page.next) };
};
