import type { BikeRemoval } from "#contract/bike-removals.ts";
import type { PageQuery } from "#contract/page.ts";
import { showRemovals } from "./show-removals.ts";
import type { BikeAdminContext } from "#lambdas/bike-admin/bike-admin-context.ts";
import { readCursor, writeCursor } from "#lambdas/shared/table/cursor.ts";
import { BikeRemovalItem } from "#lambdas/shared/table/items/bike-removal.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

/** What waits for a second administrator, or to be finished, oldest first. */
export const listRemovals = async (
  { table, cursorSecret }: Pick<BikeAdminContext, "table" | "cursorSecret">,
  adminId: string,
  { limit, cursor }: PageQuery,
): Promise<{ items: BikeRemoval[]; cursor: string | undefined }> => {
  const partition = lists.openRemovals();
  const after = readCursor(cursorSecret, partition, cursor);
  const page = await table.query({ index: "gsi1", partition, schema: BikeRemovalItem, limit, after });
  return {
    items: await showRemovals(table, adminId, page.items),
    cursor: writeCursor(cursorSecret, partition, page.next),
  };
};

/** What is open on a bike. */
export const readOpenRemoval = async (
  table: Pick<Table, "get" | "batchGet">,
  adminId: string,
  bikeId: string,
): Promise<BikeRemoval | undefined> => {
  const removal = await table.get(keys.bikeRemoval(bikeId), BikeRemovalItem);
  const isOpen = removal?.state === "open" || removal?.unfinished === true;
  return isOpen ? (await showRemovals(table, adminId, [removal]))[0] : undefined;
};
