import type { PageQuery } from "#contract/platform/page.ts";
import type { ListedStore } from "#contract/shops/stores.ts";
import { listStores as readPage } from "#lambdas/shops/read-stores.ts";
import { readCursor, writeCursor } from "#lambdas/platform/table/cursor.ts";
import type { Table } from "#lambdas/platform/table/table.ts";
import { showListed } from "./show-store.ts";

type Context = { readonly table: Pick<Table, "query">; readonly cursorSecret: string };

export type StorePage = { items: ListedStore[]; cursor: string | undefined };

export const listStores = async (
  { table, cursorSecret }: Context,
  { limit, cursor }: PageQuery,
  beginning = "",
): Promise<StorePage> => {
  const list = `stores#${beginning}`;
  const after = readCursor(cursorSecret, list, cursor);
  const { items, next } = await readPage(table, { limit, after, beginning });
  return { items: items.map(showListed), cursor: writeCursor(cursorSecret, list, next) };
};
