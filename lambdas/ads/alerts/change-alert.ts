import { expiryOf } from "#contract/privacy/retention.ts";
import type { Alert, AlertCriteria, AlertState } from "#contract/ads/alerts.ts";
import { swedishDate } from "#contract/platform/calendar-date.ts";
import { hidePersonalNumbers } from "#contract/platform/hide-personal-numbers.ts";
import type { AlertsContext } from "./alerts-context.ts";
import { checkCriteria } from "./check-criteria.ts";
import { countOneMore } from "./create-alert.ts";
import { readOwnAlert } from "./read-alert.ts";
import { showAlert } from "./show-alert.ts";
import { alertChange, placeChanges } from "#lambdas/ads/alert-index/alert-writes.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { type Action, update } from "#lambdas/platform/table/actions.ts";
import { AlertItem } from "#lambdas/ads/items/alert.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";
import { requireOpenAccount } from "#lambdas/platform/table/require-open-account.ts";

type Changes = {
  readonly name?: string | undefined;
  readonly criteria?: AlertCriteria | undefined;
  readonly state?: AlertState | undefined;
};

const write = async (
  { table }: AlertsContext,
  before: AlertItem,
  after: AlertItem,
  ...more: readonly Action[]
): Promise<AlertItem> => {
  const writes = [alertChange(before, after), ...placeChanges(before, after), ...more];
  await table.transact([requireOpenAccount(before.userId), ...writes]);
  return { ...after, version: before.version + 1 };
};

/** Applies the given changes. New criteria reset the unread hits, which matched the old ones. */
const changed = async (
  { table, system }: AlertsContext,
  before: AlertItem,
  { name, criteria, state = before.state }: Changes,
): Promise<AlertItem> => {
  const today = swedishDate(system.now());
  const sought =
    criteria === undefined ? undefined : await checkCriteria(table, before.kind, criteria, today);
  return {
    ...before,
    state,
    ...(name !== undefined && { name: hidePersonalNumbers(name, today) }),
    ...(sought !== undefined && { criteria: sought, read: before.found, unread: 0, newest: [] }),
  };
};

export const changeAlert = async (
  context: AlertsContext,
  userId: string,
  alertId: string,
  changes: Changes,
): Promise<Alert> => {
  const alert = await retryOnConflict(context.system, async () => {
    const before = await readOwnAlert(context.table, userId, alertId);
    return write(context, before, await changed(context, before, changes));
  });
  return showAlert(context, alert);
};

/** Deletes an alert. It can be restored for a day; then the alert and its hits expire. */
export const deleteAlert = async (context: AlertsContext, userId: string, alertId: string) => {
  const { table, system } = context;
  await retryOnConflict(system, async () => {
    const before = await readOwnAlert(table, userId, alertId);
    const now = system.now();
    const expiresAt = expiryOf("deletedAlerts", now);
    const oneLess = update(keys.alertCount(userId)).add("alerts", -1);
    await write(context, before, { ...before, deletedAt: now.toISOString(), expiresAt }, oneLess);
  });
  return {};
};

/** Restores a deleted alert. Repeating it changes nothing. */
export const restoreAlert = async (
  context: AlertsContext,
  userId: string,
  alertId: string,
): Promise<Alert> => {
  const { table, system } = context;
  const alert = await retryOnConflict(system, async () => {
    const before = await table.get(keys.alert(userId, alertId), AlertItem);
    if (!before) throw new ProblemError("alert-not-found");
    const { deletedAt, expiresAt: _, ...after } = before;
    return deletedAt === undefined ? before : write(context, before, after, countOneMore(userId));
  });
  return showAlert(context, alert);
};
