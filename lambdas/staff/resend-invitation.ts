import type { Staff } from "#contract/staff.ts";
import type { Caller } from "#lambdas/shared/http/caller.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { sendInvitation, takeUp } from "#lambdas/shared/stores/accounts/send-invitation.ts";
import { ownerOfStore } from "#lambdas/shared/stores/own-store.ts";
import { storeLogWrite } from "#lambdas/shared/stores/store-log.ts";
import { activeStoreCheck, whileOwner } from "#lambdas/shared/stores/while-member.ts";
import { update } from "#lambdas/shared/table/actions.ts";
import { failedWith } from "#lambdas/shared/table/failures.ts";
import type { StoreMemberItem } from "#lambdas/shared/table/items/store.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { counted } from "#lambdas/shared/table/rate-limit.ts";
import { invitationLimit } from "./invitation-limit.ts";
import { listStaff } from "./list-staff.ts";
import { readMember, readProfile } from "./read-staff.ts";
import type { StaffContext } from "./staff-context.ts";

/** Makes a mail due that has gone out. Of two who ask at once one does. */
const askAgain = async (
  context: StaffContext,
  caller: Caller,
  { storeId, userId }: StoreMemberItem,
): Promise<void> => {
  const at = context.now();
  const line = { storeId, action: "invitation-sent-again", by: caller.userId, personId: userId } as const;
  try {
    await context.table.transact([
      whileOwner(storeId, caller.userId),
      activeStoreCheck(storeId),
      counted(invitationLimit, storeId, at),
      update(keys.storeMember(storeId, userId))
        .set({ invitation: "due", invitationMovedAt: at.toISOString() })
        .expectExists("staff-not-found")
        .expect("invitation", "sent", "stale"),
      storeLogWrite(context, { ...line, at }),
    ]);
  } catch (error) {
    // It is due already, or on its way.
    if (!failedWith(error, "stale")) throw error;
  }
};

/** Sends the mail with the first password once more: the one from before opens nothing any more. */
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
  await takeUp(context, key, member);
  await askAgain(context, caller, member);
  await sendInvitation(context, key, member.invited.email);
  return listStaff(context, caller);
};
