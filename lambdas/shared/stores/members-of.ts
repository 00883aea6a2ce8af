import { mostMembers } from "./most-members.ts";
import { StoreMemberItem } from "#lambdas/shared/table/items/store.ts";
import { ranges, storePartition } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

/** Everybody who works in a store. */
export const membersOf = async (
  table: Pick<Table, "query">,
  storeId: string,
): Promise<readonly StoreMemberItem[]> => {
  const partition = storePartition(storeId);
  const prefix = ranges.storeMembers;
  return (await table.query({ partition, prefix, schema: StoreMemberItem, limit: mostMembers })).items;
};
