import * as z from "zod";
import { type Alert, type AlertCriteria, type AlertKind, maxAlerts } from "#contract/ads/alerts.ts";
import { swedishDate } from "#contract/platform/calendar-date.ts";
import { hidePersonalNumbers } from "#contract/platform/hide-personal-numbers.ts";
import type { AlertsContext } from "./alerts-context.ts";
import { checkCriteria } from "./check-criteria.ts";
import { readOwnAlert } from "./read-alert.ts";
import { showAlert } from "./show-alert.ts";
import { alertItem, placeWrites } from "#lambdas/ads/alert-index/alert-writes.ts";
import { type ActionBuilder, put, update } from "#lambdas/platform/table/actions.ts";
import { once } from "#lambdas/platform/table/idempotency.ts";
import type { AlertItem } from "#lambdas/ads/items/alert.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { requireOpenAccount } from "#lambdas/platform/table/require-open-account.ts";

export type CreateAlert = {
  readonly userId: string;
  readonly idempotencyKey: string;
  readonly wanted: { readonly name: string; readonly kind: AlertKind; readonly criteria: AlertCriteria };
};

const Outcome = z.object({ alertId: z.string() });

/** Increases the person's number of alerts, up to the limit. */
export const countOneMore = (userId: string): ActionBuilder =>
  update(keys.alertCount(userId))
    .set({ entity: "alertCount" })
    .add("alerts", 1)
    .expectBelow("alerts", maxAlerts, "alert-limit-reached");

/** Creates an alert. A repeated request returns the first one. */
export const createAlert = async (
  context: AlertsContext,
  { userId, idempotencyKey: key, wanted }: CreateAlert,
): Promise<Alert> => {
  const { table, system } = context;
  const now = system.now();
  const today = swedishDate(now);
  const request = { userId, key, content: wanted, now };
  const { alertId } = await once(table, request, Outcome, async (remember) => {
    const { name, kind } = wanted;
    const alert: AlertItem = {
      entity: "alert",
      userId,
      id: system.newId("alert"),
      name: hidePersonalNumbers(name, today),
      kind,
      criteria: await checkCriteria(table, kind, wanted.criteria, today),
      state: "active",
      createdAt: now.toISOString(),
      found: 0,
      read: 0,
      told: 0,
      unread: 0,
      newest: [],
      version: 1,
    };
    await table.transact([
      remember({ alertId: alert.id }),
      requireOpenAccount(userId),
      countOneMore(userId),
      put(keys.alert(userId, alert.id), "alert", alertItem(alert)).expectNew("stale"),
      ...placeWrites(alert),
    ]);
    return { alertId: alert.id };
  });
  return showAlert(context, await readOwnAlert(table, userId, alertId));
};
