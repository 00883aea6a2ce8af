import { notificationIdOf } from "./thread-id.ts";
import type { System } from "#lambdas/system.ts";
import { type Action, remove } from "#lambdas/shared/table/actions.ts";
import {
  type BikeThreadItem,
  OpenThreadReportItem,
  ThreadReportItem,
} from "#lambdas/shared/table/items/conversation.ts";
import { MessageItem, ThreadItem } from "#lambdas/shared/table/items/thread.ts";
import { keys, ranges, threadPartition, threadReportPartition } from "#lambdas/shared/table/keys.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

export type ForgetContext = {
  readonly table: Table;
  readonly system: Pick<System, "now" | "random" | "wait">;
};

type Forgotten = Pick<BikeThreadItem, "threadId" | "ownerId" | "otherUserId"> & { readonly bikeId: string };

// Whatever else may be wrong with an item, it goes.
const Message = MessageItem.pick({ messageId: true });
const Report = ThreadReportItem.pick({ id: true });
const OpenReport = OpenThreadReportItem.pick({ from: true });

/** Each is a transaction. */
const limit = 50;

/** Always the first of what is left: what has been removed is not there any more. */
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

/** A person who writes while a conversation is forgotten is forgotten with it the next time. */
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

/** Removes a conversation for both, with all that was said and reported in it. Where this was interrupted, it can be done again. */
export const forgetThread = (
  { table, system }: ForgetContext,
  { threadId, bikeId, ownerId, otherUserId }: Forgotten,
): Promise<void> =>
  untilFresh(system, async () => {
    const sides = await Promise.all(
      [ownerId, otherUserId].map((userId) => sideWrites(table, threadId, userId)),
    );
    await forgetAll(table, () => messagesOf(table, threadId));
    await forgetAll(table, () => reportsOf(table, threadId));
    await table.transact([...sides.flat(), remove(keys.bikeThread(bikeId, threadId))]);
  });
