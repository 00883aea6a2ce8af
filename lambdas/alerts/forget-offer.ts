import type { TellContext } from "./tell-of-offer.ts";
import { alertChange } from "#lambdas/shared/alerts/alert-writes.ts";
import { remove } from "#lambdas/shared/table/actions.ts";
import { failedWith } from "#lambdas/shared/table/failures.ts";
import { AlertHitItem, AlertItem } from "#lambdas/shared/table/items/alert.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";
import { pages } from "#lambdas/shared/table/pages.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";

const forgetHit = async ({ table, system }: TellContext, hit: AlertHitItem): Promise<void> => {
  const { userId, alertId, offerId, sequence } = hit;
  await untilFresh(system, async () => {
    const alert = await table.get(keys.alert(userId, alertId), AlertItem);
    const gone = remove(keys.alertHit(userId, alertId, offerId)).expectExists("repeated");
    if (!alert) return table.transact([gone]);
    const unread = Math.max(0, alert.unread - (sequence > alert.read ? 1 : 0));
    const newest = alert.newest.filter((each) => each.offerId !== offerId);
    return table.transact([gone, alertChange(alert, { ...alert, unread, newest })]);
  });
};

/** Takes back what is over from everybody who was told of it: it is counted no longer, and no digest tells of it. */
export const forgetOffer = async (context: TellContext, offerId: string): Promise<void> => {
  const hits = {
    index: "gsi1",
    partition: lists.alertHitsOf(offerId),
    schema: AlertHitItem,
    limit: 50,
  } as const;
  for await (const page of pages(context.table, hits))
    for (const hit of page) {
      try {
        await forgetHit(context, hit);
      } catch (error) {
        // It was taken back before.
        if (!failedWith(error, "repeated")) throw error;
      }
    }
};
