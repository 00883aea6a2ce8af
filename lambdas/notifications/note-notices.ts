import { isDeepStrictEqual } from "node:util";
import type { RealtimeEvent } from "#contract/realtime.ts";
import type { Notice } from "#lambdas/notifications/notice.ts";
import { purchaseMails } from "#lambdas/notifications/purchase-mails.ts";
import type { NoteItem, NotesReadItem, ThreadItem } from "#lambdas/table/items/note.ts";
import type { PurchaseItem } from "#lambdas/table/items/purchase.ts";

type OfSomebody = { readonly userId: string };

/** A write that changes nothing can reach the stream too. */
const whereChanged = <Item extends OfSomebody>(
  before: Item | undefined,
  after: Item | undefined,
  eventOf: (item: Item) => RealtimeEvent,
): Notice[] => {
  const item = after ?? before;
  return item === undefined || isDeepStrictEqual(before, after)
    ? []
    : [{ kind: "event", userId: item.userId, event: eventOf(item) }];
};

/** Also one that is read on another page, or goes; and that all were marked as read, or that was taken back. */
export const noteNotices = <Item extends NoteItem | NotesReadItem>(
  before: Item | undefined,
  after: Item | undefined,
): Notice[] => whereChanged<Item>(before, after, () => ({ kind: "notifications-changed" }));

/** Each of the two has a conversation of their own, so each hears of what changes in it. */
export const threadNotices = (before: ThreadItem | undefined, after: ThreadItem | undefined): Notice[] =>
  whereChanged(before, after, ({ threadId }) => ({ kind: "message-changed", threadId }));

/** What only we need to know of a purchase, such as when the payment service was last asked, is no news. */
export const purchaseNotices = (
  before: PurchaseItem | undefined,
  after: PurchaseItem | undefined,
): Notice[] =>
  after === undefined || before?.state === after.state
    ? []
    : [
        { kind: "event", userId: after.userId, event: { kind: "purchase-changed", purchaseId: after.id } },
        ...purchaseMails(before, after),
      ];
