import { describe, expect, it } from "vitest";
import { deliveriesOf } from "#lambdas/notifier/deliveries.ts";
import type { NotificationsReadItem } from "#lambdas/shared/table/items/notification.ts";
import type { ThreadItem } from "#lambdas/shared/table/items/thread.ts";
import type { PurchaseItem } from "#lambdas/shared/table/items/purchase.ts";
import { aNotification } from "./a-find.ts";

const at = "2026-11-20T12:00:00.000Z";
const events = (change: Parameters<typeof deliveriesOf>[0]) =>
  deliveriesOf(change).flatMap((delivery) =>
    delivery.kind === "event" ? [[delivery.userId, delivery.event]] : [],
  );

describe("open pages of a person", () => {
  it("hear that all was marked as read, further, and that it was taken back", () => {
    const read: NotificationsReadItem = { entity: "notificationsRead", userId: "anna", upTo: at };
    const heard = [["anna", { kind: "notifications-changed" }]];
    expect(events({ after: read })).toEqual(heard);
    expect(events({ before: read, after: { ...read, upTo: "2026-11-21T12:00:00.000Z" } })).toEqual(heard);
    expect(events({ before: read })).toEqual(heard);
    expect(events({ before: read, after: read })).toEqual([]);
  });

  it("hear of a notification that goes", () => {
    expect(events({ before: aNotification() })).toEqual([["anna", { kind: "notifications-changed" }]]);
  });

  it("hear of their own side of a conversation, whether something was written, read or taken away", () => {
    const thread: ThreadItem = {
      entity: "thread",
      userId: "anna",
      threadId: "thread_1",
      otherUserId: "bo",
      bikeId: "bike_1",
      type: "general_inquiry",
      lastAt: at,
      lastText: "Hej",
      lastMine: false,
      unread: 1,
    };
    const heard = [["anna", { kind: "message-changed", threadId: "thread_1" }]];
    expect(events({ after: thread })).toEqual(heard);
    expect(events({ before: thread, after: { ...thread, unread: 0 } })).toEqual(heard);
    expect(events({ before: thread })).toEqual(heard);
    expect(events({ before: thread, after: thread })).toEqual([]);
  });

  it("hear how a purchase goes, and not that someone has asked about it", () => {
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
