import type { StaffRole } from "#contract/shops/staff-role.ts";
import type { Staff } from "#contract/shops/staff.ts";
import type { Caller } from "#lambdas/platform/http/caller.ts";
import { activeStoreWrite } from "#lambdas/shops/members/member-writes.ts";
import { ownerOfStore } from "#lambdas/shops/members/own-store.ts";
import { storeLogWrite } from "#lambdas/shops/store-log.ts";
import { update } from "#lambdas/platform/table/actions.ts";
import type { StoreMemberItem } from "#lambdas/shops/items/store.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";
import { listStaff } from "./list-staff.ts";
import { removeOneOwner, requireOwnerUnlessSelf } from "./owner-writes.ts";
import { readMember } from "./read-staff.ts";
import type { StaffContext } from "./staff-context.ts";

const write = (
  context: StaffContext,
  caller: Caller,
  { storeId, userId, role: before }: StoreMemberItem,
  role: StaffRole,
): Promise<void> => {
  const store = activeStoreWrite(storeId);
  const action = role === "owner" ? "staff-became-owner" : "owner-became-staff";
  const line = { storeId, action, by: caller.userId, personId: userId, at: context.now() } as const;
  return context.table.transact([
    ...requireOwnerUnlessSelf(storeId, caller, userId),
    role === "owner" ? store.add("owners", 1) : removeOneOwner(store),
    update(keys.storeMember(storeId, userId))
      .set({ role })
      .expectExists("staff-not-found")
      .expect("role", before, "stale"),
    storeLogWrite(context, line),
  ]);
};

/** If two owners demote each other at once, one stays an owner. */
export const changeRole = async (
  context: StaffContext,
  caller: Caller,
  { userId, role }: { readonly userId: string; readonly role: StaffRole },
): Promise<Staff> => {
  await retryOnConflict(context, async () => {
    const { storeId } = await ownerOfStore(context.table, caller);
    const member = await readMember(context.table, storeId, userId);
    if (member.role !== role) await write(context, caller, member, role);
  });
  return listStaff(context, caller);
};
