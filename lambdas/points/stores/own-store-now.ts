import type { Caller } from "#lambdas/platform/http/caller.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { ownStore } from "#lambdas/shops/members/own-store.ts";
import { readStore } from "#lambdas/shops/read-stores.ts";
import type { StoreItem } from "#lambdas/shops/items/store.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

export const ownStoreNow = async (table: Pick<Table, "get">, caller: Caller): Promise<StoreItem> => {
  const store = await readStore(table, await ownStore(table, caller));
  if (!store) throw new ProblemError("forbidden");
  return store;
};

/** Throws `store-suspended` for a suspended store, also when a request is repeated. */
export const activeStore = async (table: Pick<Table, "get">, caller: Caller): Promise<StoreItem> => {
  const store = await ownStoreNow(table, caller);
  if (store.state !== "active") throw new ProblemError("store-suspended");
  return store;
};
