import type { MessageReportsContext } from "./message-reports-context.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { ThreadReportItem } from "#lambdas/messages/items/conversation.ts";
import type { Key } from "#lambdas/platform/table/key.ts";
import { keys } from "#lambdas/platform/table/keys.ts";

/** A report is stored in its conversation's partition; its id begins with the conversation's. */
const threadOf = (reportId: string): string => reportId.slice(0, reportId.lastIndexOf("-"));

export const reportKey = (reportId: string): Key => keys.threadReport(threadOf(reportId), reportId);

export const readReport = async (
  { table }: Pick<MessageReportsContext, "table">,
  reportId: string,
): Promise<ThreadReportItem> => {
  const item = await table.get(reportKey(reportId), ThreadReportItem);
  if (!item) throw new ProblemError("message-report-not-found");
  return item;
};
