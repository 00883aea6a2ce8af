import { notificationIdOf } from "#lambdas/shared/conversations/thread-id.ts";
import type { OpenThread } from "#lambdas/messages/get-thread.ts";
import type { MessagesContext } from "./messages-context.ts";
import { readOwnThread } from "#lambdas/messages/own-thread.ts";
import { markReadWrite } from "#lambdas/shared/notifications/notification-writes.ts";
import { type Action, update } from "#lambdas/shared/table/actions.ts";
import { NotificationItem } from "#lambdas/shared/table/items/notification.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";

const attempt = async ({ table }: MessagesContext, { userId, threadId }: OpenThread): Promise<void> => {
  const notificationId = notificationIdOf(threadId);
  const [thread, notification] = await Promise.all([
    readOwnThread(table, userId, threadId),
    table.get(keys.notification(userId, notificationId), NotificationItem),
  ]);
  const writes: Action[] = [];
  if (thread.unread > 0)
    writes.push(
      update(keys.thread(userId, threadId))
        .set({ unread: 0 })
        .remove("gsi2pk", "gsi2sk")
        .expectExists("thread-not-found"),
    );
  if (notification?.unreadSince !== undefined) writes.push(markReadWrite(userId, notificationId, "stale"));
  if (writes.length > 0) await table.transact(writes);
};

/** Marks a conversation of the caller's as read, and the notification that told of it. */
export const readThread = async (
  context: MessagesContext,
  input: OpenThread,
): Promise<Record<string, never>> => {
  await untilFresh(context.system, () => attempt(context, input));
  return {};
};
