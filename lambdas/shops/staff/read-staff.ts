import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { ProfileItem } from "#lambdas/people/items/person.ts";
import { StoreMemberItem } from "#lambdas/shops/items/store.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

/** Throws `staff-not-found` for another store's member. */
export const readMember = async (
  table: Pick<Table, "get">,
  storeId: string,
  userId: string,
): Promise<StoreMemberItem> => {
  const member = await table.get(keys.storeMember(storeId, userId), StoreMemberItem);
  if (!member) throw new ProblemError("staff-not-found");
  return member;
};

/** More stores than anyone works in. */
const maxWorkplaces = 50;

/** Oldest membership first. The index can lag behind for a moment. */
export const readWorkplaces = async (
  table: Pick<Table, "query">,
  userId: string,
): Promise<StoreMemberItem[]> => {
  const partition = lists.workplacesOf(userId);
  const query = { index: "gsi1", partition, schema: StoreMemberItem, limit: maxWorkplaces } as const;
  return (await table.query(query)).items;
};

/** A profile exists once the person has signed in. */
export const readProfile = (table: Pick<Table, "get">, userId: string): Promise<ProfileItem | undefined> =>
  table.get(keys.profile(userId), ProfileItem);
