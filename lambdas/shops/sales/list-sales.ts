import type { Sale, SalesQuery } from "#contract/shops/sales/sales.ts";
import { ownStore } from "#lambdas/shops/members/own-store.ts";
import type { SalesContext } from "./sales-context.ts";
import { showSales } from "./show-sale.ts";
import type { Caller } from "#lambdas/platform/http/caller.ts";
import { readCursor, writeCursor } from "#lambdas/platform/table/cursor.ts";
import { SaleItem } from "#lambdas/shops/items/sale.ts";
import { lists, ranges, storePartition } from "#lambdas/platform/table/keys.ts";

type Context = Pick<SalesContext, "table" | "codeSecret" | "cursorSecret">;

export const listSales = async (
  context: Context,
  caller: Caller,
  { state, limit, cursor }: SalesQuery,
): Promise<{ items: Sale[]; cursor: string | undefined }> => {
  const { table, cursorSecret } = context;
  const storeId = await ownStore(table, caller);
  const where =
    state === "all"
      ? { partition: storePartition(storeId), prefix: ranges.sales }
      : { partition: lists.waitingSalesOf(storeId), index: "gsi2" as const };
  const list = [where.partition, state].join("#");
  const after = readCursor(cursorSecret, list, cursor);
  const { items, next } = await table.query({ ...where, schema: SaleItem, limit, after, newestFirst: true });
  return { items: await showSales(context, items), cursor: writeCursor(cursorSecret, list, next) };
};
