import { StoreItem } from "#lambdas/shared/table/items/store.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";
import type { Page, Position, Table } from "#lambdas/shared/table/table.ts";

export const readStore = (table: Pick<Table, "get">, storeId: string): Promise<StoreItem | undefined> =>
  table.get(keys.store(storeId), StoreItem);

/** A page of all stores, suspended ones too, by name. */
export const listStores = (
  table: Pick<Table, "query">,
  page: { readonly limit: number; readonly after: Position | undefined },
): Promise<Page<StoreItem>> =>
  table.query({ index: "gsi1", partition: lists.stores(), schema: StoreItem, ...page });
