import type { AlertHit } from "#contract/ads/alerts.ts";
import type { PageQuery } from "#contract/platform/page.ts";
import type { AlertsContext } from "./alerts-context.ts";
import { readOwnAlert } from "./read-alert.ts";
import { showHits } from "./show-alert.ts";
import { readSubjects } from "#lambdas/ads/offers/standing.ts";
import { hitsOfAlert } from "#lambdas/platform/table/alert-keys.ts";
import { readCursor, writeCursor } from "#lambdas/platform/table/cursor.ts";
import { AlertHitItem } from "#lambdas/ads/items/alert.ts";
import { userPartition } from "#lambdas/platform/table/keys.ts";

export const listHits = async (
  context: AlertsContext,
  userId: string,
  alertId: string,
  { limit, cursor }: PageQuery,
): Promise<{ items: AlertHit[]; cursor: string | undefined }> => {
  const { table, system, cursorSecret } = context;
  const prefix = hitsOfAlert(alertId);
  const list = `${userId} ${prefix}`;
  const after = readCursor(cursorSecret, list, cursor);
  const [alert, page] = await Promise.all([
    readOwnAlert(table, userId, alertId),
    table.query({
      partition: userPartition(userId),
      prefix,
      schema: AlertHitItem,
      limit,
      newestFirst: true,
      after,
    }),
  ]);
  const subjects = await readSubjects(table, page.items);
  return {
    items: showHits(page.items, subjects, alert, system.now()),
    cursor: writeCursor(cursorSecret, list, page.next),
  };
};
