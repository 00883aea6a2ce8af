import type { PageQuery } from "#contract/page.ts";
import type { ListedStore } from "#contract/stores.ts";
import { listStores as readPage } from "#lambdas/shared/stores/read-stores.ts";
import { readCursor, writeCursor } from "#lambdas/shared/table/cursor.ts";
import type { StoreItem } from "#lambdas/shared/table/items/store.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

type Context = { readonly table: Pick<Table, "query">; readonly cursorSecret: string };

const list = "stores";

const show = ({ storeId, name, city, chain, locationId, state }: StoreItem): ListedStore => ({
  storeId,
  name,
  city,
  ...(chain !== undefined && { chain }),
  ...(locationId !== undefined && { locationId }),
  state,
});

/** All stores by name. */
export const listStores = async (
  { table, cursorSecret }: Context,
  { limit, cursor }: PageQuery,
): Promise<{ items: ListedStore[]; cursor: string | undefined }> => {
  const { items, next } = await readPage(table, { limit, after: readCursor(cursorSecret, list, cursor) });
  return { items: items.map(show), cursor: writeCursor(cursorSecret, list, next) };
};
