import { ThreadItem } from "#lambdas/messages/items/thread.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

/** Both people's sides before a message is sent; undefined if the thread has not begun. */
export type Sides = { readonly from: ThreadItem | undefined; readonly to: ThreadItem | undefined };

type ThreadPeople = { readonly threadId: string; readonly fromUserId: string; readonly toUserId: string };

export const readSides = async (
  table: Pick<Table, "batchGet">,
  { threadId, fromUserId, toUserId }: ThreadPeople,
): Promise<Sides> => {
  const both = [fromUserId, toUserId].map((userId) => keys.thread(userId, threadId));
  const sides = await table.batchGet(both, ThreadItem);
  const of = (userId: string) => sides.find((side) => side.userId === userId);
  return { from: of(fromUserId), to: of(toUserId) };
};

/** True if administrators have closed the thread. */
export const isClosed = ({ from, to }: Sides): boolean =>
  from?.closedBy !== undefined || to?.closedBy !== undefined;

export const listedAt = (userId: string, threadId: string, lastAt: string) => ({
  gsi1pk: lists.threadsOf(userId),
  gsi1sk: `${lastAt}#${threadId}`,
});

export const unreadAt = (userId: string, threadId: string, lastAt: string) => ({
  gsi2pk: lists.unreadThreadsOf(userId),
  gsi2sk: `${lastAt}#${threadId}`,
});
