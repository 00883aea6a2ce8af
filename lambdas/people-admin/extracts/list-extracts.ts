import type { Extract } from "#contract/extracts.ts";
import type { PageQuery } from "#contract/page.ts";
import { showExtracts } from "./show-extracts.ts";
import type { PeopleAdminContext } from "#lambdas/people-admin/people-admin-context.ts";
import { readCursor, writeCursor } from "#lambdas/shared/table/cursor.ts";
import { ExtractItem } from "#lambdas/shared/table/items/extract.ts";
import { lists } from "#lambdas/shared/table/keys.ts";

/** What waits for a second administrator, oldest first. What has lapsed waits for nobody. */
export const listExtracts = async (
  { table, system, cursorSecret }: Pick<PeopleAdminContext, "table" | "system" | "cursorSecret">,
  adminId: string,
  { limit, cursor }: PageQuery,
): Promise<{ items: Extract[]; cursor: string | undefined }> => {
  const partition = lists.openExtracts();
  const after = readCursor(cursorSecret, partition, cursor);
  const page = await table.query({ index: "gsi1", partition, schema: ExtractItem, limit, after });
  const shown = await showExtracts(table, page.items, { adminId, now: system.now() });
  return {
    items: shown.filter(({ state }) => state === "asked"),
    cursor: writeCursor(cursorSecret, partition, page.next),
  };
};
