import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { ThreadItem } from "#lambdas/shared/table/items/thread.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

/** A conversation of the caller's. One of two others is as good as none, and so is one in which all has been taken back: `thread-not-found`. */
export const readOwnThread = async (
  table: Pick<Table, "get">,
  userId: string,
  threadId: string,
): Promise<ThreadItem> => {
  const thread = await table.get(keys.thread(userId, threadId), ThreadItem);
  if (thread?.lastId === undefined) throw new ProblemError("thread-not-found");
  return thread;
};
