import type { Workplace } from "#contract/shops/staff.ts";
import type { Caller } from "#lambdas/platform/http/caller.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { readStore } from "#lambdas/shops/read-stores.ts";
import { check, update } from "#lambdas/platform/table/actions.ts";
import { type StoreMemberItem, StoreItem } from "#lambdas/shops/items/store.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { readMember, readWorkplaces } from "./read-staff.ts";
import type { StaffContext } from "./staff-context.ts";

type Context = Pick<StaffContext, "table">;

const show = ({ storeId, name, city, state }: StoreItem, { role }: StoreMemberItem): Workplace => ({
  storeId,
  name,
  city,
  state,
  role,
});

export const listWorkplaces = async (
  { table }: Context,
  { userId }: Pick<Caller, "userId">,
): Promise<{ items: Workplace[] }> => {
  const members = await readWorkplaces(table, userId);
  const stores = await table.batchGet(
    members.map(({ storeId }) => keys.store(storeId)),
    StoreItem,
  );
  const known = new Map(stores.map((store) => [store.storeId, store]));
  const shown = members.flatMap((member) => {
    const store = known.get(member.storeId);
    return store ? [show(store, member)] : [];
  });
  return { items: shown };
};

const readOwn = async (
  table: Context["table"],
  storeId: string,
  userId: string,
): Promise<StoreMemberItem> => {
  try {
    return await readMember(table, storeId, userId);
  } catch (error) {
    // Does not reveal whether the store exists.
    if (error instanceof ProblemError) throw new ProblemError("forbidden");
    throw error;
  }
};

/** Sets the store of the caller's next tokens, after checking that they work there. */
export const changeWorkplace = async (
  { table }: Context,
  { userId }: Pick<Caller, "userId">,
  storeId: string,
): Promise<Workplace> => {
  const [member, store] = await Promise.all([readOwn(table, storeId, userId), readStore(table, storeId)]);
  if (!store) throw new ProblemError("forbidden");
  await table.transact([
    check(keys.storeMember(storeId, userId)).expectExists("forbidden"),
    update(keys.workplace(userId)).set({ entity: "workplace", userId, storeId }),
  ]);
  return show(store, member);
};
