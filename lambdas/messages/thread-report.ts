import { type ActionBuilder, put } from "#lambdas/table/actions.ts";
import type { ThreadReportItem } from "#lambdas/table/items/conversation.ts";
import { keys, lists } from "#lambdas/table/keys.ts";

type Told = Omit<ThreadReportItem, "entity" | "state">;

/** Puts a conversation before administrators. The same reason by the same person counts anew and stands there once. */
export const threadReportWrite = (told: Told): ActionBuilder => {
  const { threadId, byUserId, reason, messageId, at } = told;
  const from = reason === "blocked" ? `block#${byUserId}` : (byUserId ?? messageId ?? threadId);
  const list = { gsi1pk: lists.openThreadReports(), gsi1sk: `${at}#${threadId}#${from}` };
  return put(keys.threadReport(threadId, from), "threadReport", { ...told, state: "open", ...list });
};
