import type { BugsQuery, ListedBug } from "#contract/office/bug-reports.ts";
import { readCursor, writeCursor } from "#lambdas/platform/table/cursor.ts";
import { BugItem } from "#lambdas/office/items/bug-report.ts";
import { lists } from "#lambdas/platform/table/keys.ts";
import type { BugsContext } from "./bugs-context.ts";

export const showListedBug = ({ entity: _, expiresAt: _until, ...bug }: BugItem): ListedBug => bug;

export const listBugs = async (
  { table, cursorSecret }: Pick<BugsContext, "table" | "cursorSecret">,
  { state, order, limit, cursor }: BugsQuery,
): Promise<{ items: ListedBug[]; cursor: string | undefined }> => {
  const partition = lists.bugs(state);
  const list = `${partition} ${order}`;
  const { items, next } = await table.query({
    index: "gsi1",
    partition,
    schema: BugItem,
    limit,
    newestFirst: order === "newest",
    after: readCursor(cursorSecret, list, cursor),
  });
  return { items: items.map(showListedBug), cursor: writeCursor(cursorSecret, list, next) };
};
