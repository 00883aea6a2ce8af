import type { BikeRemoval } from "#contract/office/bike-removals.ts";
import type { PageQuery } from "#contract/platform/page.ts";
import { showRemovals } from "./show-removals.ts";
import type { BikeAdminContext } from "#lambdas/office/bikes/bike-admin-context.ts";
import { readCursor, writeCursor } from "#lambdas/platform/table/cursor.ts";
import { BikeRemovalItem } from "#lambdas/bikes/items/bike-removal.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

/** Open and unfinished removals, oldest first. */
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

export const readOpenRemoval = async (
  table: Pick<Table, "get" | "batchGet">,
  adminId: string,
  bikeId: string,
): Promise<BikeRemoval | undefined> => {
  const removal = await table.get(keys.bikeRemoval(bikeId), BikeRemovalItem);
  const isOpen = removal?.state === "open" || removal?.unfinished === true;
  return isOpen ? (await showRemovals(table, adminId, [removal]))[0] : undefined;
};
