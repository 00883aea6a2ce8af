import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { mostMembers } from "#lambdas/shared/stores/most-members.ts";
import { ProfileItem } from "#lambdas/shared/table/items/person.ts";
import { StoreMemberItem } from "#lambdas/shared/table/items/store.ts";
import { keys, lists, ranges, storePartition } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

/** Someone of this very store: those of others are not there. */
export const readMember = async (
  table: Pick<Table, "get">,
  storeId: string,
  userId: string,
): Promise<StoreMemberItem> => {
  const member = await table.get(keys.storeMember(storeId, userId), StoreMemberItem);
  if (!member) throw new ProblemError("staff-not-found");
  return member;
};

/** Everybody who works in a store, or is invited to. */
export const readMembers = async (
  table: Pick<Table, "query">,
  storeId: string,
): Promise<StoreMemberItem[]> => {
  const partition = storePartition(storeId);
  const prefix = ranges.storeMembers;
  return (await table.query({ partition, prefix, schema: StoreMemberItem, limit: mostMembers })).items;
};

/** More stores than one person works in. */
const mostWorkplaces = 50;

/** The stores that someone works in, the one they began in first. The list can lag behind by a moment. */
export const readWorkplaces = async (
  table: Pick<Table, "query">,
  userId: string,
): Promise<StoreMemberItem[]> => {
  const partition = lists.workplacesOf(userId);
  const query = { index: "gsi1", partition, schema: StoreMemberItem, limit: mostWorkplaces } as const;
  return (await table.query(query)).items;
};

/** Anyone who has a profile has signed in. */
export const readProfile = (table: Pick<Table, "get">, userId: string): Promise<ProfileItem | undefined> =>
  table.get(keys.profile(userId), ProfileItem);
