import type { Thread } from "#contract/messages.ts";
import type { OpenThread } from "#lambdas/messages/get-thread.ts";
import type { MessagesContext } from "./messages-context.ts";
import { readOwnThread } from "#lambdas/messages/own-thread.ts";
import { showOneThread } from "#lambdas/messages/show-thread.ts";
import { threadReportWrite } from "#lambdas/shared/conversations/thread-report.ts";
import { put, remove } from "#lambdas/shared/table/actions.ts";
import { keys } from "#lambdas/shared/table/keys.ts";

/** Lets the other one of a conversation write to the caller no more, about whatever bike, and puts it before administrators. */
export const blockThread = async (
  { table, system }: MessagesContext,
  { userId, threadId }: OpenThread,
): Promise<Thread> => {
  const thread = await readOwnThread(table, userId, threadId);
  const { otherUserId, bikeId } = thread;
  const at = system.now().toISOString();
  const told = {
    threadId,
    bikeId,
    byUserId: userId,
    aboutUserId: otherUserId,
    reason: "blocked",
    at,
  } as const;
  await table.transact([
    put(keys.block(userId, otherUserId), "block", { userId, otherUserId, at }),
    threadReportWrite(told),
  ]);
  return showOneThread(table, userId, thread);
};

/** Lets them write again. */
export const unblockThread = async (
  { table }: MessagesContext,
  { userId, threadId }: OpenThread,
): Promise<Thread> => {
  const thread = await readOwnThread(table, userId, threadId);
  await table.transact([remove(keys.block(userId, thread.otherUserId))]);
  return showOneThread(table, userId, thread);
};
