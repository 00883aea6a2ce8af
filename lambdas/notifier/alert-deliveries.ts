import { isDeepStrictEqual } from "node:util";
import type { Delivery } from "./delivery.ts";
import type { AlertDigestItem, AlertItem } from "#lambdas/shared/table/items/alert.ts";

/** Open pages count and show what has come of an alert, and what its owner has made of it elsewhere. */
export const alertDeliveries = (before: AlertItem | undefined, after: AlertItem | undefined): Delivery[] => {
  const alert = after ?? before;
  return alert === undefined || isDeepStrictEqual(before, after)
    ? []
    : [{ kind: "event", userId: alert.userId, event: { kind: "alerts-changed" } }];
};

/** One mail for each day. */
export const digestDeliveries = (
  before: AlertDigestItem | undefined,
  after: AlertDigestItem | undefined,
): Delivery[] => {
  if (after === undefined || before?.day === after.day) return [];
  const { userId, alerts } = after;
  return [{ kind: "mail", to: { userId }, template: { name: "alert-digest", alerts } }];
};
