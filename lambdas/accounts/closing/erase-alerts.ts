import type { ErasureContext } from "./erasure-context.ts";
import { forgetHits } from "#lambdas/shared/alerts/forget-hits.ts";
import { placeRemovals } from "#lambdas/shared/alerts/alert-writes.ts";
import { remove } from "#lambdas/shared/table/actions.ts";
import { alertRanges } from "#lambdas/shared/table/alert-keys.ts";
import { AlertItem } from "#lambdas/shared/table/items/alert.ts";
import { keys, userPartition } from "#lambdas/shared/table/keys.ts";
import { pages } from "#lambdas/shared/table/pages.ts";

/** Forgets what someone has watched for, where that was looked for, and what has come of it. */
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
