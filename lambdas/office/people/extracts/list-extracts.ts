import type { Extract } from "#contract/office/extracts.ts";
import type { PageQuery } from "#contract/platform/page.ts";
import { showExtracts } from "./show-extracts.ts";
import type { PeopleAdminContext } from "#lambdas/office/people/people-admin-context.ts";
import { readCursor, writeCursor } from "#lambdas/platform/table/cursor.ts";
import { ExtractItem } from "#lambdas/people/items/extract.ts";
import { lists } from "#lambdas/platform/table/keys.ts";

/** Open requests, oldest first; lapsed ones are left out. */
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
