import { isDeepStrictEqual } from "node:util";
import type { Delivery } from "#lambdas/notifications/delivery.ts";
import type { AlertDigestItem, AlertItem } from "#lambdas/ads/items/alert.ts";

export const alertDeliveries = (before: AlertItem | undefined, after: AlertItem | undefined): Delivery[] => {
  const alert = after ?? before;
  return alert === undefined || isDeepStrictEqual(before, after)
    ? []
    : [{ kind: "event", userId: alert.userId, event: { kind: "alerts-changed" } }];
};

export const digestDeliveries = (
  before: AlertDigestItem | undefined,
  after: AlertDigestItem | undefined,
): Delivery[] => {
  if (after === undefined || before?.day === after.day) return [];
  const { userId, alerts } = after;
  return [{ kind: "mail", to: { userId }, template: { name: "alert-digest", alerts } }];
};
