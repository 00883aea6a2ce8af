import type { OpenedMessageReport } from "#contract/message-report-admin.ts";
import { readNames, showListed } from "./list-reports.ts";
import type { MessageReportsContext } from "./message-reports-context.ts";
import { readAround } from "./messages-around.ts";
import { readReport } from "./read-report.ts";
import { showStatement } from "./show-statement.ts";
import { auditWrites } from "#lambdas/shared/table/audit.ts";
import { ThreadReportItem } from "#lambdas/shared/table/items/conversation.ts";
import { lists } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

/** Earlier ones are read to know whether someone does it again, and nobody reads more. */
const mostEarlier = 25;

const readEarlier = async (
  table: Table,
  { id, aboutUserId }: ThreadReportItem,
): Promise<ThreadReportItem[]> => {
  const about = {
    index: "gsi2",
    partition: lists.threadReportsAbout(aboutUserId),
    limit: mostEarlier,
  } as const;
  const { items } = await table.query({ ...about, schema: ThreadReportItem, newestFirst: true });
  return items.filter((other) => other.id !== id);
};

const showEarlier = (report: ThreadReportItem): OpenedMessageReport["earlier"][number] => ({
  id: report.id,
  reason: report.reason,
  state: report.state,
  reportedAt: report.at,
  statements: report.decisions.map(showStatement),
});

/** A reported message and what stands around it. Who has looked is written down before they see it. */
export const openReport = async (
  { table, system }: Pick<MessageReportsContext, "table" | "system">,
  adminId: string,
  reportId: string,
): Promise<OpenedMessageReport> => {
  const report = await readReport({ table }, reportId);
  const { aboutUserId: person, otherUserId, bikeId: bike } = report;
  const [messages, earlier, names] = await Promise.all([
    readAround(table, report),
    readEarlier(table, report),
    readNames(table, [person, otherUserId]),
  ]);
  const line = { by: adminId, action: "message-report-opened", at: system.now().toISOString() } as const;
  await table.transact(auditWrites(system, { ...line, subject: reportId, person, bike }));
  return {
    ...showListed(report, names),
    round: report.decisions.length,
    otherName: names(otherUserId),
    text: report.reason === "suspicious" ? undefined : report.text,
    messages,
    statements: report.decisions.map(showStatement),
    objection: report.objection,
    earlier: earlier.map(showEarlier),
  };
};
