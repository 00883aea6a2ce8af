import type { MessageOutcome } from "#contract/message-reports.ts";
import { isReporter, measureOf } from "./rules.ts";
import { readSides } from "#lambdas/shared/conversations/sides.ts";
import { type Action, update } from "#lambdas/shared/table/actions.ts";
import type { ThreadReportItem } from "#lambdas/shared/table/items/conversation.ts";
import type { ThreadItem } from "#lambdas/shared/table/items/thread.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

/** Another decision may have closed the conversation as well: then it stays closed without this one. */
const closedAfter = (before: ThreadReportItem, outcome: MessageOutcome, closedBy: readonly string[]) => {
  if (outcome === "closed") return [...closedBy, before.id];
  const reopens = outcome === "revoked" && measureOf(before)?.outcome === "closed";
  return reopens ? closedBy.filter((id) => id !== before.id) : closedBy;
};

const sideWrite = (before: ThreadReportItem, outcome: MessageOutcome, side: ThreadItem): Action[] => {
  const { userId, threadId, closedBy, reportedAt } = side;
  const ids = closedBy?.split(" ") ?? [];
  const after = closedAfter(before, outcome, ids);
  const isAnswered = before.state === "open" && isReporter(before, userId) && reportedAt !== undefined;
  if (after.length === ids.length && !isAnswered) return [];
  const answered = update(keys.thread(userId, threadId)).expectExists("stale");
  const write = isAnswered ? answered.remove("reportedAt") : answered;
  const changed = after.length > 0 ? write.set({ closedBy: after.join(" ") }) : write.remove("closedBy");
  return [
    closedBy === undefined
      ? changed.expectAbsent("closedBy", "stale")
      : changed.expect("closedBy", closedBy, "stale"),
  ];
};

/** What both see of their conversation then: whether someone can write in it, and that what they have reported waits no more. */
export const sideWrites = async (
  table: Pick<Table, "batchGet">,
  before: ThreadReportItem,
  outcome: MessageOutcome,
): Promise<Action[]> => {
  const { threadId, aboutUserId: fromUserId, otherUserId: toUserId } = before;
  const { from, to } = await readSides(table, { threadId, fromUserId, toUserId });
  return [from, to].flatMap((side) => (side ? sideWrite(before, outcome, side) : []));
};
