import type { AlertsContext } from "./alerts-context.ts";
import { readOwnAlert } from "./read-alert.ts";
import { alertChange } from "#lambdas/ads/alert-index/alert-writes.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";

/** Marks hits as read up to a number, never backwards; later hits stay unread. */
export const markRead = (
  { table, system }: AlertsContext,
  userId: string,
  alertId: string,
  upTo: number,
): Promise<void> =>
  retryOnConflict(system, async () => {
    const alert = await readOwnAlert(table, userId, alertId);
    const read = Math.max(alert.read, Math.min(upTo, alert.found));
    const unread = Math.min(alert.unread, alert.found - read);
    if (read === alert.read && unread === alert.unread) return;
    await table.transact([alertChange(alert, { ...alert, read, unread })]);
  });
