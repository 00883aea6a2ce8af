import { type Alert, maxAlerts } from "#contract/ads/alerts.ts";
import type { AlertsContext } from "./alerts-context.ts";
import { showAlerts } from "./show-alert.ts";
import { AlertItem } from "#lambdas/ads/items/alert.ts";
import { userPartition } from "#lambdas/platform/table/keys.ts";
import { alertRanges } from "#lambdas/platform/table/alert-keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

/** Includes the alerts deleted during the last day. */
const maxItems = 10 * maxAlerts;

export const readAlerts = async (table: Pick<Table, "query">, userId: string): Promise<AlertItem[]> => {
  const { items } = await table.query({
    partition: userPartition(userId),
    prefix: alertRanges.alerts,
    schema: AlertItem,
    limit: maxItems,
  });
  return items.filter(({ deletedAt }) => deletedAt === undefined);
};

/** Sorts alerts with unread hits first and paused ones last. */
const rank = ({ unread, state }: AlertItem): number => {
  if (state === "paused") return 2;
  return unread > 0 ? 0 : 1;
};

export const listAlerts = async (context: AlertsContext, userId: string): Promise<{ items: Alert[] }> => {
  const alerts = await readAlerts(context.table, userId);
  const newestFirst = alerts.toReversed().toSorted((a, b) => rank(a) - rank(b));
  return { items: await showAlerts(context, newestFirst) };
};
