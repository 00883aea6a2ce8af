import type { AlertsContext } from "./alerts-context.ts";
import { readOwnAlert } from "./read-alert.ts";
import { alertChange } from "#lambdas/shared/alerts/alert-writes.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";

/** Marks the hits of an alert as looked at, up to that number and never back: what has come since stays new. */
export const markRead = (
  { table, system }: AlertsContext,
  userId: string,
  alertId: string,
  upTo: number,
): Promise<void> =>
  untilFresh(system, async () => {
    const alert = await readOwnAlert(table, userId, alertId);
    const read = Math.max(alert.read, Math.min(upTo, alert.found));
    const unread = Math.min(alert.unread, alert.found - read);
    if (read === alert.read && unread === alert.unread) return;
    await table.transact([alertChange(alert, { ...alert, read, unread })]);
  });
