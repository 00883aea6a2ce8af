import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { ThreadItem } from "#lambdas/messages/items/thread.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

/** Throws `thread-not-found` for other people's threads and for one whose messages have all been undone. */
export const readOwnThread = async (
  table: Pick<Table, "get">,
  userId: string,
  threadId: string,
): Promise<ThreadItem> => {
  const thread = await table.get(keys.thread(userId, threadId), ThreadItem);
  if (thread?.lastId === undefined) throw new ProblemError("thread-not-found");
  return thread;
};
