import { remove } from "#lambdas/platform/table/actions.ts";
import { alertRanges, hitsOfAlert } from "#lambdas/platform/table/alert-keys.ts";
import { AlertHitItem } from "#lambdas/ads/items/alert.ts";
import { keys, userPartition } from "#lambdas/platform/table/keys.ts";
import { pages } from "#lambdas/platform/table/pages.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

export const forgetHits = async (
  table: Pick<Table, "query" | "transact">,
  userId: string,
  alertId?: string,
): Promise<void> => {
  const hits = {
    schema: AlertHitItem,
    partition: userPartition(userId),
    prefix: alertId === undefined ? alertRanges.hits : hitsOfAlert(alertId),
    limit: 50,
  };
  for await (const page of pages(table, hits))
    if (page.length > 0)
      await table.transact(page.map((hit) => remove(keys.alertHit(userId, hit.alertId, hit.offerId))));
};
