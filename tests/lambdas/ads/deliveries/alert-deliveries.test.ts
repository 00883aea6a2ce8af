import { describe, expect, it } from "vitest";
import { alertDeliveries, digestDeliveries } from "#lambdas/ads/deliveries/alert-deliveries.ts";
import { deliveriesOf } from "#lambdas/notifications/notifier/deliveries.ts";
import type { AlertDigestItem, AlertItem } from "#lambdas/ads/items/alert.ts";

const alert: AlertItem = {
  entity: "alert",
  userId: "bo",
  id: "alert_01K9ZZZZZZZZZZZZZZZZZZZZZZ",
  name: "Mammas",
  kind: "stolen",
  criteria: { brand: "Crescent" },
  state: "active",
  createdAt: "2026-11-20T12:00:00.000Z",
  found: 0,
  read: 0,
  told: 0,
  unread: 0,
  newest: [],
  version: 1,
};
const event = { kind: "event", userId: "bo", event: { kind: "alerts-changed" } };

describe("open pages", () => {
  it("are notified of every change and the deletion of an alert, and of nothing else", () => {
    expect(alertDeliveries(undefined, alert)).toEqual([event]);
    expect(alertDeliveries(alert, { ...alert, unread: 1 })).toEqual([event]);
    expect(alertDeliveries(alert, undefined)).toEqual([event]);
    expect(alertDeliveries(alert, { ...alert })).toEqual([]);
    expect(deliveriesOf({ before: alert })).toEqual([event]);
  });
});

describe("a digest", () => {
  const digest: AlertDigestItem = {
    entity: "alertDigest",
    userId: "bo",
    day: "2026-11-20",
    alerts: [{ name: "Mammas", kind: "stolen", bikes: [{ title: "Crescent Femto" }], more: 0 }],
  };
  const mail = (alerts: AlertDigestItem["alerts"]) => [
    { kind: "mail", to: { userId: "bo" }, template: { name: "alert-digest", alerts } },
  ];

  it("is mailed once a day", () => {
    expect(digestDeliveries(undefined, digest)).toEqual(mail(digest.alerts));
    expect(digestDeliveries(digest, { ...digest, day: "2026-11-21" })).toEqual(mail(digest.alerts));
    expect(digestDeliveries(digest, digest)).toEqual([]);
    expect(digestDeliveries(digest, undefined)).toEqual([]);
  });
});
