import type { Message, Thread } from "#contract/messages/messages.ts";
import type { PageQuery } from "#contract/platform/page.ts";
import type { MessagesContext } from "./messages-context.ts";
import { readOwnThread } from "./own-thread.ts";
import { showMessage } from "./show-message.ts";
import { showOneThread } from "./show-thread.ts";
import { readCursor, writeCursor } from "#lambdas/platform/table/cursor.ts";
import { MessageItem } from "#lambdas/messages/items/thread.ts";
import { threadPartition } from "#lambdas/platform/table/keys.ts";

export type OwnThread = { readonly userId: string; readonly threadId: string };

/** Newest messages first. */
export const getThread = async (
  { table, system, cursorSecret }: MessagesContext,
  { userId, threadId }: OwnThread,
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
