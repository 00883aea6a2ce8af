import type { System } from "#lambdas/system.ts";
import { type Action, put } from "#lambdas/shared/table/actions.ts";
import type { Failure } from "#lambdas/shared/table/failures.ts";
import { OpenThreadReportItem, type ThreadReportItem } from "#lambdas/shared/table/items/conversation.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

type Told = Pick<
  ThreadReportItem,
  "threadId" | "bikeId" | "byUserId" | "aboutUserId" | "otherUserId" | "reason" | "text" | "messageId" | "at"
>;
type From = Pick<Told, "threadId" | "byUserId" | "aboutUserId" | "reason">;

/** Who asks for it, or whose messages look bad: each stands before administrators once at a time. */
export const reportedFrom = ({ byUserId = "", aboutUserId, reason }: From): string => {
  if (reason === "suspicious") return `suspicious#${aboutUserId}`;
  return reason === "blocked" ? `block#${byUserId}` : byUserId;
};

/** Whether the same waits for a decision already. */
export const isReportOpen = async (table: Pick<Table, "get">, from: From): Promise<boolean> =>
  (await table.get(keys.openThreadReport(from.threadId, reportedFrom(from)), OpenThreadReportItem)) !==
  undefined;

/** Where a report waits for administrators. */
export const waitingPlace = ({ id, waitingSince }: Pick<ThreadReportItem, "id" | "waitingSince">) => ({
  gsi1pk: lists.openThreadReports(),
  gsi1sk: `${waitingSince}#${id}`,
});

/** An id that says where the report lies: with its conversation. */
export const newReportId = ({ newId }: Pick<System, "newId">, threadId: string): string =>
  `${threadId}-${newId("report")}`;

/** Puts a conversation before administrators. `failure`: the same waits already. */
export const threadReportWrites = (id: string, told: Told, failure: Failure): Action[] => {
  const { threadId, aboutUserId, at } = told;
  const from = reportedFrom(told);
  const report: ThreadReportItem = {
    entity: "threadReport",
    id,
    ...told,
    state: "open",
    decisions: [],
    waitingSince: at,
    version: 0,
  };
  const about = { gsi2pk: lists.threadReportsAbout(aboutUserId), gsi2sk: `${at}#${id}` };
  return [
    put(keys.openThreadReport(threadId, from), "openThreadReport", { from, reportId: id }).expectNew(failure),
    put(keys.threadReport(threadId, id), "threadReport", {
      ...report,
      ...waitingPlace(report),
      ...about,
    }).expectNew("stale"),
  ];
};
