import type { Caller } from "#lambdas/shared/http/caller.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { ownStore } from "#lambdas/shared/stores/own-store.ts";
import { readStore } from "#lambdas/shared/stores/read-stores.ts";
import type { StoreItem } from "#lambdas/shared/table/items/store.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

/** The store that the caller works in, as it is now. */
export const ownStoreNow = async (table: Pick<Table, "get">, caller: Caller): Promise<StoreItem> => {
  const store = await readStore(table, await ownStore(table, caller));
  if (!store) throw new ProblemError("forbidden");
  return store;
};

/** As `ownStoreNow`, for what a suspended store may not do. A repeated request would otherwise get its first answer. */
export const activeStore = async (table: Pick<Table, "get">, caller: Caller): Promise<StoreItem> => {
  const store = await ownStoreNow(table, caller);
  if (store.state !== "active") throw new ProblemError("store-suspended");
  return store;
};
