import type { System } from "#lambdas/platform/system.ts";
import { type Action, put } from "#lambdas/platform/table/actions.ts";
import type { Failure } from "#lambdas/platform/table/failures.ts";
import { OpenThreadReportItem, type ThreadReportItem } from "#lambdas/messages/items/conversation.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

type ReportDetails = Pick<
  ThreadReportItem,
  "threadId" | "bikeId" | "byUserId" | "aboutUserId" | "otherUserId" | "reason" | "text" | "messageId" | "at"
>;
type ReportCause = Pick<ReportDetails, "threadId" | "byUserId" | "aboutUserId" | "reason">;

/** One open report per cause: per reporter, per block, and per person whose messages were flagged. */
export const reportedFrom = ({ byUserId = "", aboutUserId, reason }: ReportCause): string => {
  if (reason === "suspicious") return `suspicious#${aboutUserId}`;
  return reason === "blocked" ? `block#${byUserId}` : byUserId;
};

export const isReportOpen = async (table: Pick<Table, "get">, from: ReportCause): Promise<boolean> =>
  (await table.get(keys.openThreadReport(from.threadId, reportedFrom(from)), OpenThreadReportItem)) !==
  undefined;

/** True if the reported person wrote the report's text. */
export const isQuoted = ({ reason }: Pick<ThreadReportItem, "reason">): boolean =>
  reason === "suspicious" || reason === "blocked";

export const waitingPlace = ({ id, waitingSince }: Pick<ThreadReportItem, "id" | "waitingSince">) => ({
  gsi1pk: lists.openThreadReports(),
  gsi1sk: `${waitingSince}#${id}`,
});

/** Starts with the thread id, because the report is stored in its partition. */
export const newReportId = ({ newId }: Pick<System, "newId">, threadId: string): string =>
  `${threadId}-${newId("report")}`;

/** Fails with `failure` if the same cause is already open. */
export const threadReportWrites = (id: string, details: ReportDetails, failure: Failure): Action[] => {
  const { threadId, aboutUserId, at } = details;
  const from = reportedFrom(details);
  const report: ThreadReportItem = {
    entity: "threadReport",
    id,
    ...details,
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

/** Blocks a person, and reports what they wrote unless such a report is open. */
export const blockWrites = async (
  table: Pick<Table, "get">,
  system: Pick<System, "now" | "newId">,
  details: Omit<ReportDetails, "reason" | "at" | "messageId" | "byUserId"> & {
    readonly messageId?: string | undefined;
  },
): Promise<Action[]> => {
  const { threadId, otherUserId: byUserId, aboutUserId, messageId } = details;
  const at = system.now().toISOString();
  const block = put(keys.block(byUserId, aboutUserId), "block", {
    userId: byUserId,
    otherUserId: aboutUserId,
    at,
  });
  const about = { threadId, byUserId, aboutUserId, reason: "blocked" } as const;
  if (messageId === undefined || (await isReportOpen(table, about))) return [block];
  return [
    block,
    ...threadReportWrites(newReportId(system, threadId), { ...details, ...about, messageId, at }, "stale"),
  ];
};
