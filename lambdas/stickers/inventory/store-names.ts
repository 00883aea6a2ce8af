import { StoreItem } from "#lambdas/shops/items/store.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

export const storeNames = async (
  table: Pick<Table, "batchGet">,
  pools: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const ids = pools.filter((pool) => pool !== "self");
  const stores = await table.batchGet(
    ids.map((id) => keys.store(id)),
    StoreItem,
  );
  return new Map(stores.map(({ storeId, name }) => [storeId, name]));
};
