import { StoreItem } from "#lambdas/shops/items/store.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import type { Page, Position, Table } from "#lambdas/platform/table/table.ts";

export const readStore = (table: Pick<Table, "get">, storeId: string): Promise<StoreItem | undefined> =>
  table.get(keys.store(storeId), StoreItem);

/** Includes suspended stores. `beginning` must come from `nameOrder`. */
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
