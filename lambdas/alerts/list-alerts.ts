import { type Alert, mostAlerts } from "#contract/alerts.ts";
import type { AlertsContext } from "./alerts-context.ts";
import { showAlerts } from "./show-alert.ts";
import { AlertItem } from "#lambdas/shared/table/items/alert.ts";
import { userPartition } from "#lambdas/shared/table/keys.ts";
import { alertRanges } from "#lambdas/shared/table/alert-keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

/** Those that were deleted within the last day are read as well. */
const mostToRead = 10 * mostAlerts;

/** What someone watches, in the order in which they began to. */
export const alertsOf = async (table: Pick<Table, "query">, userId: string): Promise<AlertItem[]> => {
  const { items } = await table.query({
    partition: userPartition(userId),
    prefix: alertRanges.alerts,
    schema: AlertItem,
    limit: mostToRead,
  });
  return items.filter(({ deletedAt }) => deletedAt === undefined);
};

/** News come first, what is paused last, and otherwise the newest alert. */
const rank = ({ unread, state }: AlertItem): number => {
  if (state === "paused") return 2;
  return unread > 0 ? 0 : 1;
};

export const listAlerts = async (context: AlertsContext, userId: string): Promise<{ items: Alert[] }> => {
  const alerts = await alertsOf(context.table, userId);
  const newestFirst = alerts.toReversed().toSorted((a, b) => rank(a) - rank(b));
  return { items: await showAlerts(context, newestFirst) };
};
