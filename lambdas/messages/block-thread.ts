import type { Thread } from "#contract/messages.ts";
import type { OpenThread } from "#lambdas/messages/get-thread.ts";
import type { MessagesContext } from "./messages-context.ts";
import { readOwnThread } from "#lambdas/messages/own-thread.ts";
import { showOneThread } from "#lambdas/messages/show-thread.ts";
import {
  isReportOpen,
  newReportId,
  threadReportWrites,
} from "#lambdas/shared/conversations/thread-report.ts";
import { type Action, put, remove } from "#lambdas/shared/table/actions.ts";
import type { ThreadItem } from "#lambdas/shared/table/items/thread.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";

/** Administrators look at what was written last to the one who blocks, unless nothing was, or they have it before them. */
const reportWrites = async (
  { table, system }: MessagesContext,
  { userId, threadId, otherUserId, bikeId, heardId }: ThreadItem,
  at: string,
): Promise<Action[]> => {
  if (heardId === undefined) return [];
  const about = { threadId, byUserId: userId, aboutUserId: otherUserId, reason: "blocked" } as const;
  if (await isReportOpen(table, about)) return [];
  const told = { ...about, bikeId, otherUserId: userId, messageId: heardId, at };
  return threadReportWrites(newReportId(system, threadId), told, "stale");
};

/** Lets the other one of a conversation write to the caller no more, about whatever bike, and puts it before administrators. */
export const blockThread = (context: MessagesContext, { userId, threadId }: OpenThread): Promise<Thread> =>
  untilFresh(context.system, async () => {
    const { table, system } = context;
    const thread = await readOwnThread(table, userId, threadId);
    const { otherUserId } = thread;
    const at = system.now().toISOString();
    await table.transact([
      put(keys.block(userId, otherUserId), "block", { userId, otherUserId, at }),
      ...(await reportWrites(context, thread, at)),
    ]);
    return showOneThread(table, userId, thread);
  });

/** Lets them write again. */
export const unblockThread = async (
  { table }: MessagesContext,
  { userId, threadId }: OpenThread,
): Promise<Thread> => {
  const thread = await readOwnThread(table, userId, threadId);
  await table.transact([remove(keys.block(userId, thread.otherUserId))]);
  return showOneThread(table, userId, thread);
};
