import { notificationIdOf } from "./thread-id.ts";
import type { System } from "#lambdas/platform/system.ts";
import { type Action, remove } from "#lambdas/platform/table/actions.ts";
import {
  type BikeThreadItem,
  OpenThreadReportItem,
  ThreadReportItem,
} from "#lambdas/messages/items/conversation.ts";
import { MessageItem, ThreadItem } from "#lambdas/messages/items/thread.ts";
import { keys, ranges, threadPartition, threadReportPartition } from "#lambdas/platform/table/keys.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

export type ForgetContext = {
  readonly table: Table;
  readonly system: Pick<System, "now" | "random" | "wait">;
};

type Forgotten = Pick<BikeThreadItem, "threadId" | "ownerId" | "otherUserId"> & { readonly bikeId: string };

// Only these fields are parsed, so that even an invalid item is removed.
const Message = MessageItem.pick({ messageId: true });
const Report = ThreadReportItem.pick({ id: true });
const OpenReport = OpenThreadReportItem.pick({ from: true });

/** Items per transaction. */
const limit = 50;

/** Reads from the start every time, since each transaction removes what it read. */
const forgetAll = async (table: Table, read: () => Promise<Action[]>): Promise<void> => {
  for (;;) {
    const removals = await read();
    if (removals.length === 0) return;
    await table.transact(removals);
  }
};

const messagesOf = async (table: Table, threadId: string): Promise<Action[]> => {
  const { items } = await table.query({ partition: threadPartition(threadId), schema: Message, limit });
  return items.map(({ messageId }) => remove(keys.message(threadId, messageId)));
};

const reportsOf = async (table: Table, threadId: string): Promise<Action[]> => {
  const partition = threadReportPartition(threadId);
  const [reports, open] = await Promise.all([
    table.query({ partition, prefix: ranges.threadReports, schema: Report, limit }),
    table.query({ partition, prefix: ranges.openThreadReports, schema: OpenReport, limit }),
  ]);
  return [
    ...reports.items.map(({ id }) => remove(keys.threadReport(threadId, id))),
    ...open.items.map(({ from }) => remove(keys.openThreadReport(threadId, from))),
  ];
};

/** Fails with `stale` if someone writes meanwhile; the retry removes that message too. */
const sideWrites = async (table: Table, threadId: string, userId: string): Promise<Action[]> => {
  const key = keys.thread(userId, threadId);
  const side = await table.get(key, ThreadItem.pick({ lastId: true }));
  if (!side) return [];
  const last = remove(key);
  return [
    side.lastId === undefined
      ? last.expectAbsent("lastId", "stale")
      : last.expect("lastId", side.lastId, "stale"),
    remove(keys.notification(userId, notificationIdOf(threadId))),
  ];
};

/** Removes a thread for both people, with its messages and reports. Safe to repeat after an interruption. */
export const forgetThread = (
  { table, system }: ForgetContext,
  { threadId, bikeId, ownerId, otherUserId }: Forgotten,
): Promise<void> =>
  retryOnConflict(system, async () => {
    const sides = await Promise.all(
      [ownerId, otherUserId].map((userId) => sideWrites(table, threadId, userId)),
    );
    await forgetAll(table, () => messagesOf(table, threadId));
    await forgetAll(table, () => reportsOf(table, threadId));
    await table.transact([...sides.flat(), remove(keys.bikeThread(bikeId, threadId))]);
  });
