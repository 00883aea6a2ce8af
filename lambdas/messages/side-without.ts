import { previewFor } from "#lambdas/shared/conversations/shown-text.ts";
import { listedAt, unreadAt } from "#lambdas/shared/conversations/sides.ts";
import { type ActionBuilder, update } from "#lambdas/shared/table/actions.ts";
import type { MessageItem, ThreadItem } from "#lambdas/shared/table/items/thread.ts";
import { keys } from "#lambdas/shared/table/keys.ts";

/** What is left of a conversation when a message has gone. */
export type Left = { readonly last: MessageItem | undefined; readonly unread: number };

const withLast = (
  side: ActionBuilder,
  { userId, threadId }: ThreadItem,
  last: MessageItem | undefined,
): ActionBuilder =>
  last === undefined
    ? side.set({ lastText: "" }).remove("lastId", "gsi1pk", "gsi1sk")
    : side.set({
        lastAt: last.at,
        lastId: last.messageId,
        lastText: previewFor(last, userId),
        lastMine: last.fromUserId === userId,
        ...listedAt(userId, threadId, last.at),
      });

/** A conversation as one of the two sees it then; without any message it stands in no list. Fails with `stale` where it has changed since it was read. */
export const sideWithout = (thread: ThreadItem, { last, unread }: Left): ActionBuilder => {
  const { userId, threadId, lastId = "" } = thread;
  const side = withLast(update(keys.thread(userId, threadId)).set({ unread }), thread, last)
    .expect("unread", thread.unread, "stale")
    .expect("lastId", lastId, "stale");
  return last === undefined || unread === 0
    ? side.remove("gsi2pk", "gsi2sk")
    : side.set(unreadAt(userId, threadId, last.at));
};
