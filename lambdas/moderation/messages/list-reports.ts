import { publicName } from "#contract/platform/mask-name.ts";
import type { ListedMessageReport } from "#contract/moderation/message-report-admin.ts";
import type { PageQuery } from "#contract/platform/page.ts";
import type { MessageReportsContext } from "./message-reports-context.ts";
import { readCursor, writeCursor } from "#lambdas/platform/table/cursor.ts";
import { ThreadReportItem } from "#lambdas/messages/items/conversation.ts";
import { ProfileItem } from "#lambdas/people/items/person.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

export type Names = (userId: string) => string;

/** Masked: administrators judge what was written, not who wrote it. */
export const readNames = async (
  table: Pick<Table, "batchGet">,
  userIds: readonly string[],
): Promise<Names> => {
  const people = await table.batchGet(
    userIds.map((id) => keys.profile(id)),
    ProfileItem,
  );
  const names = new Map(people.map((person) => [person.userId, person]));
  return (userId) => publicName(names.get(userId));
};

export const showListed = (report: ThreadReportItem, names: Names): ListedMessageReport => ({
  id: report.id,
  threadId: report.threadId,
  state: report.state,
  reason: report.reason,
  reportedName: names(report.aboutUserId),
  reportedAt: report.at,
  waitingSince: report.waitingSince,
});

/** Open reports and objections, oldest first. */
export const listReports = async (
  { table, cursorSecret }: Pick<MessageReportsContext, "table" | "cursorSecret">,
  { limit, cursor }: PageQuery,
): Promise<{ items: ListedMessageReport[]; cursor: string | undefined }> => {
  const partition = lists.openThreadReports();
  const after = readCursor(cursorSecret, partition, cursor);
  const page = await table.query({ index: "gsi1", partition, schema: ThreadReportItem, limit, after });
  const names = await readNames(
    table,
    page.items.map(({ aboutUserId }) => aboutUserId),
  );
  return {
    items: page.items.map((report) => showListed(report, names)),
    cursor: writeCursor(cursorSecret, partition, page.next),
  };
};
