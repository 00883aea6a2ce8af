import type { Caller } from "#lambdas/shared/http/caller.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { storeOf } from "#lambdas/shared/stores/store-of.ts";
import { StoreMemberItem } from "#lambdas/shared/table/items/store.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

/** The store that the caller works in now, suspended or not: a token says what was true when it was given. */
export const ownStore = async (table: Pick<Table, "get">, caller: Caller): Promise<string> => {
  const storeId = storeOf(caller);
  const member = await table.get(keys.storeMember(storeId, caller.userId), StoreMemberItem);
  if (!member) throw new ProblemError("forbidden");
  return storeId;
};
