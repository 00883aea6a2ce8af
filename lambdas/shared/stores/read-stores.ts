import { StoreItem } from "#lambdas/shared/table/items/store.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";
import type { Page, Position, Table } from "#lambdas/shared/table/table.ts";

export const readStore = (table: Pick<Table, "get">, storeId: string): Promise<StoreItem | undefined> =>
  table.get(keys.store(storeId), StoreItem);

/** A page of stores, suspended ones too, by name: all, or those whose name begins so as `nameOrder` writes it. */
export const listStores = (
  table: Pick<Table, "query">,
  {
    beginning,
    ...page
  }: { readonly limit: number; readonly after: Position | undefined; readonly beginning: string },
): Promise<Page<StoreItem>> =>
  table.query({
    index: "gsi1",
    partition: lists.stores(),
    schema: StoreItem,
    ...(beginning !== "" && { prefix: beginning }),
    ...page,
  });
