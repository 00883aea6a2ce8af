import { isDeepStrictEqual } from "node:util";
import type { RealtimeEvent } from "#contract/notifications/realtime.ts";
import type { Delivery } from "#lambdas/notifications/delivery.ts";
import { purchaseMails } from "#lambdas/points/deliveries/purchase-mails.ts";
import type { NotificationItem, NotificationsReadItem } from "#lambdas/platform/table/items/notification.ts";
import type { ThreadItem } from "#lambdas/messages/items/thread.ts";
import type { BalanceItem } from "#lambdas/people/items/person.ts";
import type { PurchaseItem } from "#lambdas/points/items/purchase.ts";

type OfSomeone = { readonly userId: string };

/** Skips writes that change nothing; they reach the stream too. */
const whereChanged = <Item extends OfSomeone>(
  before: Item | undefined,
  after: Item | undefined,
  eventOf: (item: Item) => RealtimeEvent,
): Delivery[] => {
  const item = after ?? before;
  return item === undefined || isDeepStrictEqual(before, after)
    ? []
    : [{ kind: "event", userId: item.userId, event: eventOf(item) }];
};

/** Updates other open pages when notifications are read, marked, unmarked or deleted. */
export const notificationDeliveries = <Item extends NotificationItem | NotificationsReadItem>(
  before: Item | undefined,
  after: Item | undefined,
): Delivery[] => whereChanged<Item>(before, after, () => ({ kind: "notifications-changed" }));

/** Mails when the unread count grows. Messages that repeat a find report are notified as finds. */
const threadMails = (before: ThreadItem | undefined, after: ThreadItem | undefined): Delivery[] => {
  const earlier = before?.unread ?? 0;
  if (after === undefined || after.unread <= earlier || after.findId !== undefined) return [];
  const { userId, threadId } = after;
  const unread = { userId, threadId, first: earlier === 0 };
  return [{ kind: "mail", to: { userId }, template: { name: "message", unread } }];
};

/** Each party has its own thread item, so each is notified of its own changes. */
export const threadDeliveries = (
  before: ThreadItem | undefined,
  after: ThreadItem | undefined,
): Delivery[] => [
  ...whereChanged(before, after, ({ threadId }) => ({ kind: "message-changed", threadId })),
  ...threadMails(before, after),
];

/** Notifies only of a changed state and of money that moved, not of internal fields such as the last status check. */
export const purchaseDeliveries = (
  before: PurchaseItem | undefined,
  after: PurchaseItem | undefined,
): Delivery[] =>
  after === undefined || (before?.state === after.state && before.reversedMoney === after.reversedMoney)
    ? []
    : [
        { kind: "event", userId: after.userId, event: { kind: "purchase-changed", purchaseId: after.id } },
        ...purchaseMails(before, after),
      ];

export const balanceDeliveries = (
  before: BalanceItem | undefined,
  after: BalanceItem | undefined,
): Delivery[] =>
  after === undefined || after.points === (before?.points ?? 0)
    ? []
    : [{ kind: "event", userId: after.userId, event: { kind: "person-changed" } }];
