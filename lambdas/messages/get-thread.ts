import type { Message, Thread } from "#contract/messages.ts";
import type { PageQuery } from "#contract/page.ts";
import type { MessagesContext } from "./messages-context.ts";
import { readOwnThread } from "#lambdas/messages/own-thread.ts";
import { showMessage } from "#lambdas/messages/show-message.ts";
import { showOneThread } from "#lambdas/messages/show-thread.ts";
import { readCursor, writeCursor } from "#lambdas/shared/table/cursor.ts";
import { MessageItem } from "#lambdas/shared/table/items/thread.ts";
import { threadPartition } from "#lambdas/shared/table/keys.ts";

export type OpenThread = { readonly userId: string; readonly threadId: string };

/** One conversation of the caller's with its messages, the newest first. */
export const getThread = async (
  { table, system, cursorSecret }: MessagesContext,
  { userId, threadId }: OpenThread,
  { limit, cursor }: PageQuery,
): Promise<{ thread: Thread; items: Message[]; cursor: string | undefined }> => {
  const partition = threadPartition(threadId);
  const list = `${partition}#${userId}`;
  const after = readCursor(cursorSecret, list, cursor);
  const [thread, page] = await Promise.all([
    readOwnThread(table, userId, threadId),
    table.query({
      partition,
      schema: MessageItem,
      limit,
      newestFirst: true,
      after,
    }),
  ]);
  return {
    thread: await showOneThread(table, userId, thread),
    items: page.items.map((message) => showMessage(message, userId, system.now())),
    cursor: writeCursor(cursorSecret, list, page.next),
  };
};
