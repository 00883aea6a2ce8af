import type { StaffRole } from "#contract/staff-role.ts";
import type { Staff } from "#contract/staff.ts";
import type { Caller } from "#lambdas/shared/http/caller.ts";
import { activeStoreWrite } from "#lambdas/shared/stores/member-writes.ts";
import { ownerOfStore } from "#lambdas/shared/stores/own-store.ts";
import { storeLogWrite } from "#lambdas/shared/stores/store-log.ts";
import { update } from "#lambdas/shared/table/actions.ts";
import type { StoreMemberItem } from "#lambdas/shared/table/items/store.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";
import { listStaff } from "./list-staff.ts";
import { oneOwnerLess, whileOtherOwner } from "./owner-writes.ts";
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
    ...whileOtherOwner(storeId, caller, userId),
    role === "owner" ? store.add("owners", 1) : oneOwnerLess(store),
    update(keys.storeMember(storeId, userId))
      .set({ role })
      .expectExists("staff-not-found")
      .expect("role", before, "stale"),
    storeLogWrite(context, line),
  ]);
};

/** Makes someone an owner of the caller's store, or an owner staff. Of two owners who do it to each other one stays an owner. */
export const changeRole = async (
  context: StaffContext,
  caller: Caller,
  { userId, role }: { readonly userId: string; readonly role: StaffRole },
): Promise<Staff> => {
  await untilFresh(context, async () => {
    const { storeId } = await ownerOfStore(context.table, caller);
    const member = await readMember(context.table, storeId, userId);
    if (member.role !== role) await write(context, caller, member, role);
  });
  return listStaff(context, caller);
};
