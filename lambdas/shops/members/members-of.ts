import { maxMembers } from "./max-members.ts";
import { StoreMemberItem } from "#lambdas/shops/items/store.ts";
import { ranges, storePartition } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

/** Includes people who are invited. */
export const membersOf = async (
  table: Pick<Table, "query">,
  storeId: string,
): Promise<readonly StoreMemberItem[]> => {
  const partition = storePartition(storeId);
  const prefix = ranges.storeMembers;
  return (await table.query({ partition, prefix, schema: StoreMemberItem, limit: maxMembers })).items;
};
