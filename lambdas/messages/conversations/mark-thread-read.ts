import { notificationIdOf } from "#lambdas/messages/thread-id.ts";
import type { OwnThread } from "./get-thread.ts";
import type { MessagesContext } from "./messages-context.ts";
import { readOwnThread } from "./own-thread.ts";
import { markReadWrite } from "#lambdas/platform/notifications/notification-writes.ts";
import { type Action, update } from "#lambdas/platform/table/actions.ts";
import { NotificationItem } from "#lambdas/platform/table/items/notification.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";

const attempt = async ({ table }: MessagesContext, { userId, threadId }: OwnThread): Promise<void> => {
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

/** Also marks the thread's notification as read. */
export const markThreadRead = async (
  context: MessagesContext,
  input: OwnThread,
): Promise<Record<string, never>> => {
  await retryOnConflict(context.system, () => attempt(context, input));
  return {};
};
