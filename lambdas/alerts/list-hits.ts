import type { AlertHit } from "#contract/alerts.ts";
import type { PageQuery } from "#contract/page.ts";
import type { AlertsContext } from "./alerts-context.ts";
import { readOwnAlert } from "./read-alert.ts";
import { showHits } from "./show-alert.ts";
import { readGround } from "./standing.ts";
import { hitsOfAlert } from "#lambdas/shared/table/alert-keys.ts";
import { readCursor, writeCursor } from "#lambdas/shared/table/cursor.ts";
import { AlertHitItem } from "#lambdas/shared/table/items/alert.ts";
import { userPartition } from "#lambdas/shared/table/keys.ts";

/** What fits an alert of the caller and still stands, the newest first. */
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
  const ground = await readGround(table, page.items);
  return {
    items: showHits(page.items, ground, alert, system.now()),
    cursor: writeCursor(cursorSecret, list, page.next),
  };
};
