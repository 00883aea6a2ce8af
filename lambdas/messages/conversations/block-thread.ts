import type { Thread } from "#contract/messages/messages.ts";
import type { OwnThread } from "./get-thread.ts";
import type { MessagesContext } from "./messages-context.ts";
import { readOwnThread } from "./own-thread.ts";
import { showOneThread } from "./show-thread.ts";
import { blockWrites } from "#lambdas/moderation/thread-report.ts";
import { remove } from "#lambdas/platform/table/actions.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";

/** Stops the other person from writing to the caller about any bike, and reports them to the administrators. */
export const blockThread = (context: MessagesContext, { userId, threadId }: OwnThread): Promise<Thread> =>
  retryOnConflict(context.system, async () => {
    const { table, system } = context;
    const thread = await readOwnThread(table, userId, threadId);
    const { otherUserId: aboutUserId, bikeId, heardId: messageId } = thread;
    const details = { threadId, bikeId, otherUserId: userId, aboutUserId, messageId };
    await table.transact(await blockWrites(table, system, details));
    return showOneThread(table, userId, thread);
  });

export const unblockThread = async (
  { table }: MessagesContext,
  { userId, threadId }: OwnThread,
): Promise<Thread> => {
  const thread = await readOwnThread(table, userId, threadId);
  await table.transact([remove(keys.block(userId, thread.otherUserId))]);
  return showOneThread(table, userId, thread);
};
