import { type OpenedMessageReport, messagesAround } from "#contract/moderation/message-report-admin.ts";
import { readNames, showListed } from "./list-reports.ts";
import type { MessageReportsContext } from "./message-reports-context.ts";
import { readReport } from "./read-report.ts";
import { showStatement } from "./show-statement.ts";
import { isQuoted } from "#lambdas/moderation/thread-report.ts";
import { auditWrites } from "#lambdas/platform/table/audit.ts";
import { ThreadReportItem } from "#lambdas/messages/items/conversation.ts";
import { ProfileItem } from "#lambdas/people/items/person.ts";
import { keys, lists, threadPartition } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";
import { MessageItem } from "#lambdas/messages/items/thread.ts";

type Shown = OpenedMessageReport["messages"][number];

/** The raw text: the parts hidden from its reader may be the reason for the report. */
const show = (message: MessageItem, report: ThreadReportItem): Shown => ({
  id: message.messageId,
  byReported: message.fromUserId === report.aboutUserId,
  isReported: message.messageId === report.messageId,
  text: message.text,
  at: message.at,
});

/** Texts outside a conversation, and a flagged message that its writer deleted, exist only in the report. */
const deletedMessage = ({ reason, messageId: id, text, at }: ThreadReportItem): Shown[] =>
  isQuoted({ reason }) && text !== undefined ? [{ id, byReported: true, isReported: true, text, at }] : [];

/** Reads the reported message and at most five before and after it, nothing else. */
const readAround = async (
  table: Pick<Table, "get" | "query">,
  report: ThreadReportItem,
): Promise<Shown[]> => {
  const { threadId, messageId } = report;
  const key = keys.message(threadId, messageId);
  const side = {
    partition: threadPartition(threadId),
    schema: MessageItem,
    limit: messagesAround,
    after: key,
  };
  const [reported, before, after] = await Promise.all([
    table.get(key, MessageItem),
    table.query({ ...side, newestFirst: true }),
    table.query(side),
  ]);
  return [
    ...before.items.toReversed().map((message) => show(message, report)),
    ...(reported ? [show(reported, report)] : deletedMessage(report)),
    ...after.items.map((message) => show(message, report)),
  ];
};

/** Enough to recognise a habit. */
const maxEarlierReports = 25;

const readEarlier = async (
  table: Table,
  { id, aboutUserId }: ThreadReportItem,
): Promise<ThreadReportItem[]> => {
  const about = {
    index: "gsi2",
    partition: lists.threadReportsAbout(aboutUserId),
    limit: maxEarlierReports,
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

/** Records the view in the audit log before the messages are shown. */
export const openReport = async (
  { table, system }: Pick<MessageReportsContext, "table" | "system">,
  adminId: string,
  reportId: string,
): Promise<OpenedMessageReport> => {
  const report = await readReport({ table }, reportId);
  const { aboutUserId: person, otherUserId, bikeId: bike } = report;
  const [messages, earlier, names, profile] = await Promise.all([
    readAround(table, report),
    readEarlier(table, report),
    readNames(table, [person, otherUserId]),
    table.get(keys.profile(person), ProfileItem.pick({ userId: true })),
  ]);
  const line = { by: adminId, action: "message-report-opened", at: system.now().toISOString() } as const;
  await table.transact(auditWrites(system, { ...line, subject: reportId, person, bike }));
  return {
    ...showListed(report, names),
    round: report.decisions.length,
    otherName: names(otherUserId),
    hasAccount: profile !== undefined,
    text: isQuoted(report) ? undefined : report.text,
    messages,
    statements: report.decisions.map(showStatement),
    objection: report.objection,
    earlier: earlier.map(showEarlier),
  };
};
