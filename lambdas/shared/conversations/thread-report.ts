import { type ActionBuilder, put } from "#lambdas/shared/table/actions.ts";
import type { ThreadReportItem } from "#lambdas/shared/table/items/conversation.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";

type Told = Omit<ThreadReportItem, "entity" | "state">;

/** Under what a report stands among those of its conversation: who asks for it, or the message that looks bad. */
export const reportedFrom = ({
  byUserId = "",
  messageId,
  reason,
}: Pick<Told, "byUserId" | "messageId" | "reason">): string =>
  reason === "blocked" ? `block#${byUserId}` : (messageId ?? byUserId);

/** Puts a conversation before administrators. The same reason by the same person counts again and stands there once. */
export const threadReportWrite = (told: Told): ActionBuilder => {
  const { threadId, at } = told;
  const from = reportedFrom(told);
  const list = { gsi1pk: lists.openThreadReports(), gsi1sk: `${at}#${threadId}#${from}` };
  return put(keys.threadReport(threadId, from), "threadReport", { ...told, state: "open", ...list });
};
