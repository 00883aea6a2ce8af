import { notificationIdOf } from "#lambdas/messages/thread-id.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import type { OwnThread } from "./get-thread.ts";
import type { MessagesContext } from "./messages-context.ts";
import { readOwnThread } from "./own-thread.ts";
import { undoUntil } from "./show-message.ts";
import { previewFor } from "#lambdas/messages/shown-text.ts";
import { listedAt, unreadAt } from "#lambdas/messages/sides.ts";
import { type Action, type ActionBuilder, remove, update } from "#lambdas/platform/table/actions.ts";
import { NotificationItem } from "#lambdas/platform/table/items/notification.ts";
import { MessageItem, ThreadItem } from "#lambdas/messages/items/thread.ts";
import { keys, threadPartition } from "#lambdas/platform/table/keys.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";

export type UndoMessage = OwnThread & { readonly messageId: string };

/** More messages than two people can write within the undo period. */
const maxMessagesSince = 150;

/** The state of a thread after one of its messages is removed. */
type Remaining = { readonly last: MessageItem | undefined; readonly unread: number };

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

/** Updates one person's side after a message is removed; a thread without messages leaves their list. Fails with `stale` if the side has changed. */
const sideAfterRemoval = (thread: ThreadItem, { last, unread }: Remaining): ActionBuilder => {
  const { userId, threadId, lastId = "" } = thread;
  const side = withLast(update(keys.thread(userId, threadId)).set({ unread }), thread, last)
    .expect("unread", thread.unread, "stale")
    .expect("lastId", lastId, "stale");
  return last === undefined || unread === 0
    ? side.remove("gsi2pk", "gsi2sk")
    : side.set(unreadAt(userId, threadId, last.at));
};

const readOwnMessage = async (
  { table, system }: MessagesContext,
  { userId, threadId, messageId }: UndoMessage,
): Promise<MessageItem> => {
  const message = await table.get(keys.message(threadId, messageId), MessageItem);
  if (message?.fromUserId !== userId) throw new ProblemError("message-not-found");
  if (undoUntil(message.at, system.now()) === undefined) throw new ProblemError("message-too-old");
  return message;
};

/** The unread messages are the sender's newest, so this one is unread if fewer than `unread` are newer. */
const wasUnread = ({ unread }: ThreadItem, { messageId, fromUserId }: MessageItem, newest: MessageItem[]) =>
  newest.filter((other) => other.fromUserId === fromUserId && other.messageId > messageId).length < unread;

/** Lowers the unread count in the notification, and removes it with the last unread message. */
const notificationWrite = (
  notification: NotificationItem | undefined,
  { unread, last }: Remaining,
): Action[] => {
  if (!notification) return [];
  const { userId, notificationId } = notification;
  const key = keys.notification(userId, notificationId);
  const needed = last !== undefined && (unread > 0 || notification.unreadSince === undefined);
  return needed ? [update(key).set({ unread }).expectExists("stale")] : [remove(key)];
};

const readersWrites = async (
  { table }: MessagesContext,
  message: MessageItem,
  newest: MessageItem[],
): Promise<Action[]> => {
  const { threadId, toUserId } = message;
  const [thread, notification] = await Promise.all([
    table.get(keys.thread(toUserId, threadId), ThreadItem),
    table.get(keys.notification(toUserId, notificationIdOf(threadId)), NotificationItem),
  ]);
  if (!thread) return [];
  const last = newest.find(({ messageId }) => messageId !== message.messageId);
  const waited = wasUnread(thread, message, newest);
  const left: Remaining = { last, unread: thread.unread - (waited ? 1 : 0) };
  return [sideAfterRemoval(thread, left), ...(waited || !last ? notificationWrite(notification, left) : [])];
};

const attempt = async (context: MessagesContext, input: UndoMessage): Promise<void> => {
  const { table } = context;
  const { userId, threadId, messageId } = input;
  const thread = await readOwnThread(table, userId, threadId);
  const message = await readOwnMessage(context, input);
  const { items: newest } = await table.query({
    partition: threadPartition(threadId),
    schema: MessageItem,
    limit: maxMessagesSince,
    newestFirst: true,
  });
  const last = newest.find((other) => other.messageId !== messageId);
  await table.transact([
    remove(keys.message(threadId, messageId)).expectExists("message-not-found"),
    ...(message.said === undefined ? [] : [remove(keys.said(threadId, message.said))]),
    sideAfterRemoval(thread, { last, unread: thread.unread }),
    ...(await readersWrites(context, message, newest)),
  ]);
};

/** Removes a message that the caller has just sent. The thread it started still counts against their limit. */
export const undoMessage = async (
  context: MessagesContext,
  input: UndoMessage,
): Promise<Record<string, never>> => {
  await retryOnConflict(context.system, () => attempt(context, input));
  return {};
};
