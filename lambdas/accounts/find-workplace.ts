import { StoreMemberItem, WorkplaceItem } from "#lambdas/shared/table/items/store.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

type Context = Pick<Table, "get" | "query">;

const worksIn = async (table: Context, userId: string, storeId: string | undefined): Promise<boolean> =>
  storeId !== undefined &&
  (await table.get(keys.storeMember(storeId, userId), StoreMemberItem)) !== undefined;

/** The first of someone's stores, as the table itself says: the list can lag behind. */
const firstOf = async (table: Context, userId: string): Promise<string | undefined> => {
  const partition = lists.workplacesOf(userId);
  const query = { index: "gsi1", partition, schema: StoreMemberItem, limit: 10 } as const;
  for (const { storeId } of (await table.query(query)).items)
    if (await worksIn(table, userId, storeId)) return storeId;
  return undefined;
};

/** The store that someone's tokens name: the one they have chosen, or `first`, which they were invited to, where they still work there; else any that they work in. */
export const findWorkplace = async (
  table: Context,
  userId: string,
  first: string | undefined,
): Promise<string | undefined> => {
  const chosen = (await table.get(keys.workplace(userId), WorkplaceItem))?.storeId ?? first;
  return (await worksIn(table, userId, chosen)) ? chosen : firstOf(table, userId);
};
