import { StoreItem } from "#lambdas/shared/table/items/store.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

/** What the stores of some pools are called. The pool of people who order stickers has no name. */
export const storeNames = async (
  table: Pick<Table, "batchGet">,
  pools: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const ids = [...new Set(pools)].filter((pool) => pool !== "self");
  if (ids.length === 0) return new Map();
  const stores = await table.batchGet(
    ids.map((id) => keys.store(id)),
    StoreItem,
  );
  return new Map(stores.map(({ storeId, name }) => [storeId, name]));
};
