import { describe, expect, it } from "vitest";
import { deliveriesOf } from "#lambdas/notifications/notifier/deliveries.ts";
import type { NotificationsReadItem } from "#lambdas/platform/table/items/notification.ts";
import type { PurchaseItem } from "#lambdas/points/items/purchase.ts";
import { aNotification, aThread } from "./a-find.ts";

const at = "2026-11-20T12:00:00.000Z";
const events = (change: Parameters<typeof deliveriesOf>[0]) =>
  deliveriesOf(change).flatMap((delivery) =>
    delivery.kind === "event" ? [[delivery.userId, delivery.event]] : [],
  );

describe("open pages of a person", () => {
  it("update when all notifications are marked as read, and when that is undone", () => {
    const read: NotificationsReadItem = { entity: "notificationsRead", userId: "anna", upTo: at };
    const heard = [["anna", { kind: "notifications-changed" }]];
    expect(events({ after: read })).toEqual(heard);
    expect(events({ before: read, after: { ...read, upTo: "2026-11-21T12:00:00.000Z" } })).toEqual(heard);
    expect(events({ before: read })).toEqual(heard);
    expect(events({ before: read, after: read })).toEqual([]);
  });

  it("update when a notification is deleted", () => {
    expect(events({ before: aNotification() })).toEqual([["anna", { kind: "notifications-changed" }]]);
  });

  it("update when a message is written, read or removed on their side", () => {
    const thread = aThread();
    const heard = [["anna", { kind: "message-changed", threadId: "thread_1" }]];
    expect(events({ after: thread })).toEqual(heard);
    expect(events({ before: thread, after: { ...thread, unread: 0 } })).toEqual(heard);
    expect(events({ before: thread })).toEqual(heard);
    expect(events({ before: thread, after: thread })).toEqual([]);
  });

  it("update when a purchase changes state, and not on a status check", () => {
    const purchase: PurchaseItem = {
      entity: "purchase",
      id: "purchase_1",
      userId: "anna",
      orderNumber: "O-261120-7Q2M9X",
      packageId: "package_1",
      price: 10_000,
      vat: 2000,
      points: 100,
      bonusPoints: 0,
      language: "sv",
      createdAt: at,
      state: "open",
      refunds: 0,
    };
    const heard = [["anna", { kind: "purchase-changed", purchaseId: "purchase_1" }]];
    expect(events({ after: purchase })).toEqual(heard);
    expect(events({ before: purchase, after: { ...purchase, state: "paid" } })).toEqual(heard);
    expect(events({ before: purchase, after: { ...purchase, askedAt: at } })).toEqual([]);
  });
});
