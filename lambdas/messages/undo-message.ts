import { notificationIdOf } from "#lambdas/shared/conversations/thread-id.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import type { OpenThread } from "#lambdas/messages/get-thread.ts";
import type { MessagesContext } from "./messages-context.ts";
import { readOwnThread } from "#lambdas/messages/own-thread.ts";
import { undoUntil } from "#lambdas/messages/show-message.ts";
import { type Left, sideWithout } from "#lambdas/messages/side-without.ts";
import { type Action, remove, update } from "#lambdas/shared/table/actions.ts";
import { NotificationItem } from "#lambdas/shared/table/items/notification.ts";
import { MessageItem, ThreadItem } from "#lambdas/shared/table/items/thread.ts";
import { keys, threadPartition } from "#lambdas/shared/table/keys.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";

export type UndoMessage = OpenThread & { readonly messageId: string };

/** More than two can have written since. */
const mostSince = 150;

const readOwnMessage = async (
  { table, system }: MessagesContext,
  { userId, threadId, messageId }: UndoMessage,
): Promise<MessageItem> => {
  const message = await table.get(keys.message(threadId, messageId), MessageItem);
  if (message?.fromUserId !== userId) throw new ProblemError("message-not-found");
  if (undoUntil(message.at, system.now()) === undefined) throw new ProblemError("message-too-old");
  return message;
};

/** Unread ones are the newest of the other's, so this one is if not that many are newer. */
const wasUnread = ({ unread }: ThreadItem, { messageId, fromUserId }: MessageItem, said: MessageItem[]) =>
  said.filter((other) => other.fromUserId === fromUserId && other.messageId > messageId).length < unread;

/** The notification says how many wait, and goes with the last of them. */
const notificationWrite = (notification: NotificationItem | undefined, { unread, last }: Left): Action[] => {
  if (!notification) return [];
  const { userId, notificationId, params } = notification;
  const key = keys.notification(userId, notificationId);
  const needed = last !== undefined && (unread > 0 || notification.unreadSince === undefined);
  return needed
    ? [
        update(key)
          .set({ params: { ...params, unread } })
          .expectExists("stale"),
      ]
    : [remove(key)];
};

const readersWrites = async (
  { table }: MessagesContext,
  message: MessageItem,
  said: MessageItem[],
): Promise<Action[]> => {
  const { threadId, toUserId } = message;
  const [thread, notification] = await Promise.all([
    table.get(keys.thread(toUserId, threadId), ThreadItem),
    table.get(keys.notification(toUserId, notificationIdOf(threadId)), NotificationItem),
  ]);
  if (!thread) return [];
  const last = said.find(({ messageId }) => messageId !== message.messageId);
  const waited = wasUnread(thread, message, said);
  const left: Left = { last, unread: thread.unread - (waited ? 1 : 0) };
  return [sideWithout(thread, left), ...(waited || !last ? notificationWrite(notification, left) : [])];
};

const attempt = async (context: MessagesContext, input: UndoMessage): Promise<void> => {
  const { table } = context;
  const { userId, threadId, messageId } = input;
  const thread = await readOwnThread(table, userId, threadId);
  const message = await readOwnMessage(context, input);
  const { items: said } = await table.query({
    partition: threadPartition(threadId),
    schema: MessageItem,
    limit: mostSince,
    newestFirst: true,
  });
  const last = said.find((other) => other.messageId !== messageId);
  await table.transact([
    remove(keys.message(threadId, messageId)).expectExists("message-not-found"),
    ...(message.said === undefined ? [] : [remove(keys.said(threadId, message.said))]),
    sideWithout(thread, { last, unread: thread.unread }),
    ...(await readersWrites(context, message, said)),
  ]);
};

/** Takes back what the caller has said just now, as if it had not been said. Who began a conversation has begun it all the same. */
export const undoMessage = async (
  context: MessagesContext,
  input: UndoMessage,
): Promise<Record<string, never>> => {
  await untilFresh(context.system, () => attempt(context, input));
  return {};
};
