import { remove } from "#lambdas/shared/table/actions.ts";
import { alertRanges, hitsOfAlert } from "#lambdas/shared/table/alert-keys.ts";
import { AlertHitItem } from "#lambdas/shared/table/items/alert.ts";
import { keys, userPartition } from "#lambdas/shared/table/keys.ts";
import { pages } from "#lambdas/shared/table/pages.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

/** Removes what a person's alert has found, or without one what all of theirs have. */
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
