import type { ErasureContext } from "./erasure-context.ts";
import { notificationIdOf } from "#lambdas/shared/conversations/thread-id.ts";
import { reportedFrom } from "#lambdas/shared/conversations/thread-report.ts";
import { type Action, remove, update } from "#lambdas/shared/table/actions.ts";
import { BlockItem, ThreadReportItem } from "#lambdas/shared/table/items/conversation.ts";
import { NotificationItem } from "#lambdas/shared/table/items/notification.ts";
import { MessageItem, ThreadItem } from "#lambdas/shared/table/items/thread.ts";
import {
  blockPartition,
  keys,
  ranges,
  threadPartition,
  threadReportPartition,
  userPartition,
} from "#lambdas/shared/table/keys.ts";
import { pages } from "#lambdas/shared/table/pages.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

// Whatever else may be wrong with an item, it goes.
const Note = NotificationItem.pick({ notificationId: true });
const Thread = ThreadItem.pick({ threadId: true, otherUserId: true });
const Message = MessageItem.pick({ messageId: true, fromUserId: true });

const limit = 50;

type Own = { readonly userId: string; readonly threadId: string };

const forgetMessages = async (table: Table, { userId, threadId }: Own): Promise<void> => {
  const said = { schema: Message, partition: threadPartition(threadId), limit };
  for await (const messages of pages(table, said))
    for (const { messageId, fromUserId } of messages)
      if (fromUserId === userId) await table.transact([remove(keys.message(threadId, messageId))]);
};

/** That there was a report stays; what they said in it, or what they are reported for, goes with what they said. */
const forgetReports = async (table: Table, { userId, threadId }: Own): Promise<void> => {
  const reports = { schema: ThreadReportItem, partition: threadReportPartition(threadId), limit };
  for await (const page of pages(table, reports))
    for (const report of page) {
      const theirs = (report.byUserId ?? report.aboutUserId) === userId && report.text !== undefined;
      const key = keys.threadReport(threadId, reportedFrom(report));
      if (theirs) await table.transact([update(key).remove("text").expectExists("stale")]);
    }
};

/** The other one keeps the conversation, without the last words of the person who is gone and without a notification that names them. */
const otherSideWrites = async (
  table: Table,
  threadId: string,
  { userId, otherUserId }: { readonly userId: string; readonly otherUserId: string },
): Promise<Action[]> => {
  const key = keys.thread(otherUserId, threadId);
  const side = await table.get(key, ThreadItem.pick({ lastMine: true, otherUserId: true }));
  if (side?.otherUserId !== userId) return [];
  return [
    ...(side.lastMine ? [] : [update(key).set({ lastText: "" }).expectExists("stale")]),
    remove(keys.notification(otherUserId, notificationIdOf(threadId))),
  ];
};

const forgetBlocks = async (table: Table, userId: string): Promise<void> => {
  const blocks = { schema: BlockItem, partition: blockPartition(userId), limit };
  for await (const page of pages(table, blocks))
    for (const { otherUserId } of page) await table.transact([remove(keys.block(userId, otherUserId))]);
};

/** Removes what someone was told and what they have written. What others wrote stays theirs. */
export const eraseConversations = async ({ table }: ErasureContext, userId: string): Promise<void> => {
  const own = { partition: userPartition(userId), limit };
  for await (const notifications of pages(table, { ...own, schema: Note, prefix: ranges.notifications }))
    for (const { notificationId } of notifications)
      await table.transact([remove(keys.notification(userId, notificationId))]);
  for await (const threads of pages(table, { ...own, schema: Thread, prefix: ranges.threads }))
    for (const { threadId, otherUserId } of threads) {
      await forgetMessages(table, { userId, threadId });
      await forgetReports(table, { userId, threadId });
      const others = await otherSideWrites(table, threadId, { userId, otherUserId });
      await table.transact([...others, remove(keys.thread(userId, threadId))]);
    }
  await forgetBlocks(table, userId);
};
