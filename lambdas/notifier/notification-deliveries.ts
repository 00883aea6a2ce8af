import { isDeepStrictEqual } from "node:util";
import type { RealtimeEvent } from "#contract/realtime.ts";
import type { Delivery } from "./delivery.ts";
import { purchaseMails } from "./purchase-mails.ts";
import type { NotificationItem, NotificationsReadItem } from "#lambdas/shared/table/items/notification.ts";
import type { ThreadItem } from "#lambdas/shared/table/items/thread.ts";
import type { BalanceItem } from "#lambdas/shared/table/items/person.ts";
import type { PurchaseItem } from "#lambdas/shared/table/items/purchase.ts";

type OfSomeone = { readonly userId: string };

/** A write that changes nothing can reach the stream too. */
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

/** Also one that is read on another page, or goes; and that all were marked as read, or that was taken back. */
export const notificationDeliveries = <Item extends NotificationItem | NotificationsReadItem>(
  before: Item | undefined,
  after: Item | undefined,
): Delivery[] => whereChanged<Item>(before, after, () => ({ kind: "notifications-changed" }));

/** How many messages wait goes up with each and to nothing once they are read. One that repeats a report of a find is told as that. */
const threadMails = (before: ThreadItem | undefined, after: ThreadItem | undefined): Delivery[] => {
  const earlier = before?.unread ?? 0;
  if (after === undefined || after.unread <= earlier || after.findId !== undefined) return [];
  const { userId, threadId } = after;
  const unread = { userId, threadId, first: earlier === 0 };
  return [{ kind: "mail", to: { userId }, template: { name: "message", unread } }];
};

/** Each of the two has a conversation of their own, so each hears of what changes in it. */
export const threadDeliveries = (
  before: ThreadItem | undefined,
  after: ThreadItem | undefined,
): Delivery[] => [
  ...whereChanged(before, after, ({ threadId }) => ({ kind: "message-changed", threadId })),
  ...threadMails(before, after),
];

/** What only we need to know of a purchase, such as when the payment service was last asked, is no news. */
export const purchaseDeliveries = (
  before: PurchaseItem | undefined,
  after: PurchaseItem | undefined,
): Delivery[] =>
  after === undefined || before?.state === after.state
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
