import type { ErasureContext } from "./erasure-context.ts";
import { forgetHits } from "#lambdas/ads/alert-index/forget-hits.ts";
import { placeRemovals } from "#lambdas/ads/alert-index/alert-writes.ts";
import { remove } from "#lambdas/platform/table/actions.ts";
import { alertRanges } from "#lambdas/platform/table/alert-keys.ts";
import { AlertItem } from "#lambdas/ads/items/alert.ts";
import { keys, userPartition } from "#lambdas/platform/table/keys.ts";
import { pages } from "#lambdas/platform/table/pages.ts";

export const eraseAlerts = async ({ table }: ErasureContext, userId: string): Promise<void> => {
  const watched = {
    schema: AlertItem,
    partition: userPartition(userId),
    prefix: alertRanges.alerts,
    limit: 25,
  };
  for await (const page of pages(table, watched))
    for (const alert of page)
      await table.transact([...placeRemovals(alert), remove(keys.alert(userId, alert.id))]);
  await forgetHits(table, userId);
  await table.transact([
    remove(keys.alertCount(userId)),
    remove(keys.alertDigestDue(userId)),
    remove(keys.alertDigest(userId)),
  ]);
};
