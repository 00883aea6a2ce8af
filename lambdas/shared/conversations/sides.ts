import { ThreadItem } from "#lambdas/shared/table/items/thread.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

/** A conversation as both see it before something is written in it. Undefined: it has not begun. */
export type Sides = { readonly from: ThreadItem | undefined; readonly to: ThreadItem | undefined };

type Between = { readonly threadId: string; readonly fromUserId: string; readonly toUserId: string };

export const readSides = async (
  table: Pick<Table, "batchGet">,
  { threadId, fromUserId, toUserId }: Between,
): Promise<Sides> => {
  const both = [fromUserId, toUserId].map((userId) => keys.thread(userId, threadId));
  const sides = await table.batchGet(both, ThreadItem);
  const of = (userId: string) => sides.find((side) => side.userId === userId);
  return { from: of(fromUserId), to: of(toUserId) };
};

/** Whether administrators have closed it: nobody writes in it any more. */
export const isClosed = ({ from, to }: Sides): boolean =>
  from?.closedBy !== undefined || to?.closedBy !== undefined;

/** Where a conversation stands among someone's own. */
export const listedAt = (userId: string, threadId: string, lastAt: string) => ({
  gsi1pk: lists.threadsOf(userId),
  gsi1sk: `${lastAt}#${threadId}`,
});

/** Where it stands among those with something unread. */
export const unreadAt = (userId: string, threadId: string, lastAt: string) => ({
  gsi2pk: lists.unreadThreadsOf(userId),
  gsi2sk: `${lastAt}#${threadId}`,
});
