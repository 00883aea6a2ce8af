import { messagesAround, type OpenedMessageReport } from "#contract/message-report-admin.ts";
import type { ThreadReportItem } from "#lambdas/shared/table/items/conversation.ts";
import { MessageItem } from "#lambdas/shared/table/items/thread.ts";
import { keys, threadPartition } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

type Shown = OpenedMessageReport["messages"][number];

/** As it was typed: what its reader was not shown may be what is wrong with it. */
const show = (message: MessageItem, report: ThreadReportItem): Shown => ({
  id: message.messageId,
  byReported: message.fromUserId === report.aboutUserId,
  isReported: message.messageId === report.messageId,
  text: message.text,
  at: message.at,
});

/** One that looked bad and was taken back is known by the report. */
const takenBack = ({ reason, messageId: id, text, at }: ThreadReportItem): Shown[] =>
  reason === "suspicious" && text !== undefined ? [{ id, byReported: true, isReported: true, text, at }] : [];

/** The message that was reported, and at most five before and five after it. Nothing else of the conversation is read. */
export const readAround = async (
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
    ...(reported ? [show(reported, report)] : takenBack(report)),
    ...after.items.map((message) => show(message, report)),
  ];
};
