import { expiryOf } from "#contract/retention.ts";
import type { Alert, AlertCriteria, AlertState } from "#contract/alerts.ts";
import { swedishDate } from "#contract/calendar-date.ts";
import { hidePersonalNumbers } from "#contract/hide-personal-numbers.ts";
import type { AlertsContext } from "./alerts-context.ts";
import { checkCriteria } from "./check-criteria.ts";
import { countOneMore } from "./create-alert.ts";
import { readOwnAlert } from "./read-alert.ts";
import { showAlert } from "./show-alert.ts";
import { alertChange, placeChanges } from "#lambdas/shared/alerts/alert-writes.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { type Action, update } from "#lambdas/shared/table/actions.ts";
import { AlertItem } from "#lambdas/shared/table/items/alert.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";
import { whileOpen } from "#lambdas/shared/table/while-open.ts";

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
  await table.transact([whileOpen(before.userId), ...writes]);
  return { ...after, version: before.version + 1 };
};

/** Changes what is given. An alert for something else starts without hits that are new: those it had fitted what it was. */
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
  const alert = await untilFresh(context.system, async () => {
    const before = await readOwnAlert(context.table, userId, alertId);
    return write(context, before, await changed(context, before, changes));
  });
  return showAlert(context, alert);
};

/** Deletes an alert. For a day it can be brought back as it was; then it goes, and its hits with it. */
export const deleteAlert = async (context: AlertsContext, userId: string, alertId: string) => {
  const { table, system } = context;
  await untilFresh(system, async () => {
    const before = await readOwnAlert(table, userId, alertId);
    const now = system.now();
    const expiresAt = expiryOf("deletedAlerts", now);
    const oneLess = update(keys.alertCount(userId)).add("alerts", -1);
    await write(context, before, { ...before, deletedAt: now.toISOString(), expiresAt }, oneLess);
  });
  return {};
};

/** Brings back what was deleted. What was brought back already is shown as it is. */
export const restoreAlert = async (
  context: AlertsContext,
  userId: string,
  alertId: string,
): Promise<Alert> => {
  const { table, system } = context;
  const alert = await untilFresh(system, async () => {
    const before = await table.get(keys.alert(userId, alertId), AlertItem);
    if (!before) throw new ProblemError("alert-not-found");
    const { deletedAt, expiresAt: _, ...after } = before;
    return deletedAt === undefined ? before : write(context, before, after, countOneMore(userId));
  });
  return showAlert(context, alert);
};
