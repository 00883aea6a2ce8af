import type { MessageReportsContext } from "./message-reports-context.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { ThreadReportItem } from "#lambdas/shared/table/items/conversation.ts";
import type { Key } from "#lambdas/shared/table/key.ts";
import { keys } from "#lambdas/shared/table/keys.ts";

/** A report lies with its conversation, whose id its own begins with. */
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
