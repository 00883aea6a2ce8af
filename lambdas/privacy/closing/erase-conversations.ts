import { isDeepStrictEqual } from "node:util";
import type { ErasureContext } from "./erasure-context.ts";
import { type Leaver, hideInDecision } from "./hide-person.ts";
import { notificationIdOf } from "#lambdas/messages/thread-id.ts";
import { isQuoted } from "#lambdas/moderation/thread-report.ts";
import { type Action, remove, update } from "#lambdas/platform/table/actions.ts";
import { BlockItem, ThreadReportItem } from "#lambdas/messages/items/conversation.ts";
import { NotificationItem } from "#lambdas/platform/table/items/notification.ts";
import { MessageItem, ThreadItem } from "#lambdas/messages/items/thread.ts";
import type { Key } from "#lambdas/platform/table/key.ts";
import {
  blockPartition,
  keys,
  lists,
  ranges,
  threadPartition,
  threadReportPartition,
  userPartition,
} from "#lambdas/platform/table/keys.ts";
import { pages } from "#lambdas/platform/table/pages.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

// Parses only these fields, so that items with other faults are erased too.
const Note = NotificationItem.pick({ notificationId: true });
const Thread = ThreadItem.pick({ threadId: true, otherUserId: true });
const Message = MessageItem.pick({ messageId: true, fromUserId: true });

const limit = 50;

type Own = { readonly userId: string; readonly threadId: string };

const forgetMessages = async (table: Table, { userId, threadId }: Own): Promise<void> => {
  const query = { schema: Message, partition: threadPartition(threadId), limit };
  for await (const messages of pages(table, query))
    for (const { messageId, fromUserId } of messages)
      if (fromUserId === userId) await table.transact([remove(keys.message(threadId, messageId))]);
};

/** Keeps the report and its decision without the person's name, and removes what they wrote in it or objected. */
const forgetReport = ({ table, system }: ErasureContext, { userId, hide }: Leaver, key: Key): Promise<void> =>
  retryOnConflict(system, async () => {
    const report = await table.get(key, ThreadReportItem);
    if (!report) return;
    const { byUserId, aboutUserId, text, objection, version } = report;
    const decisions = report.decisions.map((made) => hideInDecision(made, hide));
    const says = (isQuoted(report) ? aboutUserId : byUserId) === userId && text !== undefined;
    const objects = aboutUserId === userId && objection?.text !== undefined;
    if (!says && !objects && isDeepStrictEqual(decisions, report.decisions)) return;
    const changed = update(key)
      .set({ version: version + 1, decisions, objection: objects ? { at: objection.at } : objection })
      .expect("version", version, "stale");
    await table.transact([says ? changed.remove("text") : changed]);
  });

const forgetReports = async (context: ErasureContext, leaver: Leaver, threadId: string): Promise<void> => {
  const reports = {
    schema: ThreadReportItem.pick({ id: true }),
    partition: threadReportPartition(threadId),
    prefix: ranges.threadReports,
    limit,
  };
  for await (const page of pages(context.table, reports))
    for (const { id } of page) await forgetReport(context, leaver, keys.threadReport(threadId, id));
};

/** Texts outside a conversation exist only in their report. */
const forgetReportsAbout = async (context: ErasureContext, leaver: Leaver): Promise<void> => {
  const schema = ThreadReportItem.pick({ id: true, threadId: true });
  const about = { index: "gsi2", partition: lists.threadReportsAbout(leaver.userId), schema, limit } as const;
  for await (const page of pages(context.table, about))
    for (const { id, threadId } of page) await forgetReport(context, leaver, keys.threadReport(threadId, id));
};

/** The other person keeps the conversation, without the last text of the erased one and without a notification that names them. */
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

/** Removes the person's notifications and messages. Messages of others stay. */
export const eraseConversations = async (context: ErasureContext, leaver: Leaver): Promise<void> => {
  const { table } = context;
  const { userId } = leaver;
  const own = { partition: userPartition(userId), limit };
  for await (const notifications of pages(table, { ...own, schema: Note, prefix: ranges.notifications }))
    for (const { notificationId } of notifications)
      await table.transact([remove(keys.notification(userId, notificationId))]);
  for await (const threads of pages(table, { ...own, schema: Thread, prefix: ranges.threads }))
    for (const { threadId, otherUserId } of threads) {
      await forgetMessages(table, { userId, threadId });
      await forgetReports(context, leaver, threadId);
      const others = await otherSideWrites(table, threadId, { userId, otherUserId });
      await table.transact([...others, remove(keys.thread(userId, threadId))]);
    }
  await forgetReportsAbout(context, leaver);
  await forgetBlocks(table, userId);
};
