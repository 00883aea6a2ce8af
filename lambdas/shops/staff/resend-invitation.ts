import type { Staff } from "#contract/shops/staff.ts";
import type { Caller } from "#lambdas/platform/http/caller.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { sendInvitation, resetInterrupted } from "#lambdas/shops/store-accounts/send-invitation.ts";
import { ownerOfStore } from "#lambdas/shops/members/own-store.ts";
import { storeLogWrite } from "#lambdas/shops/store-log.ts";
import { activeStoreCheck, requireOwner } from "#lambdas/shops/members/require-member.ts";
import { update } from "#lambdas/platform/table/actions.ts";
import { failedWith } from "#lambdas/platform/table/failures.ts";
import type { StoreMemberItem } from "#lambdas/shops/items/store.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { countUse } from "#lambdas/platform/table/rate-limit.ts";
import { invitationLimit } from "./invitation-limit.ts";
import { listStaff } from "./list-staff.ts";
import { readMember, readProfile } from "./read-staff.ts";
import type { StaffContext } from "./staff-context.ts";

/** Makes a sent invitation due again; of two requests at once only one does. */
const makeDueAgain = async (
  context: StaffContext,
  caller: Caller,
  { storeId, userId }: StoreMemberItem,
): Promise<void> => {
  const at = context.now();
  const line = { storeId, action: "invitation-sent-again", by: caller.userId, personId: userId } as const;
  try {
    await context.table.transact([
      requireOwner(storeId, caller.userId),
      activeStoreCheck(storeId),
      countUse(invitationLimit, storeId, at),
      update(keys.storeMember(storeId, userId))
        .set({ invitation: "due", invitationMovedAt: at.toISOString() })
        .expectExists("staff-not-found")
        .expect("invitation", "sent", "stale"),
      storeLogWrite(context, { ...line, at }),
    ]);
  } catch (error) {
    // Already due or being sent.
    if (!failedWith(error, "stale")) throw error;
  }
};

/** Sends a new temporary password; the former one stops working. */
export const resendInvitation = async (
  context: StaffContext,
  caller: Caller,
  userId: string,
): Promise<Staff> => {
  const { table } = context;
  const { storeId } = await ownerOfStore(table, caller);
  const [member, profile] = await Promise.all([
    readMember(table, storeId, userId),
    readProfile(table, userId),
  ]);
  if (profile || !member.invited) throw new ProblemError("staff-has-joined");
  const key = keys.storeMember(storeId, userId);
  await resetInterrupted(context, key, member);
  await makeDueAgain(context, caller, member);
  await sendInvitation(context, key, member.invited.email);
  return listStaff(context, caller);
};
