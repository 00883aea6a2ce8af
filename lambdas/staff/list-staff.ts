import type { Staff, StaffMember } from "#contract/staff.ts";
import type { Caller } from "#lambdas/shared/http/caller.ts";
import { hasBrokenOff } from "#lambdas/shared/stores/accounts/send-invitation.ts";
import { mostMembers } from "#lambdas/shared/stores/most-members.ts";
import { ownMember } from "#lambdas/shared/stores/own-store.ts";
import { ProfileItem } from "#lambdas/shared/table/items/person.ts";
import type { StoreMemberItem } from "#lambdas/shared/table/items/store.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { readMembers } from "./read-staff.ts";
import type { StaffContext } from "./staff-context.ts";

/** As long as the user pool keeps a first password. */
const invitationMilliseconds = 7 * 24 * 60 * 60 * 1000;

/** One that broke off has to be sent again. */
const invitationOf = (member: StoreMemberItem, now: Date): StaffMember["invitation"] => {
  const { invitation: state = "due", invitationMovedAt = member.joinedAt } = member;
  const end = new Date(Date.parse(invitationMovedAt) + invitationMilliseconds);
  return {
    state: hasBrokenOff(member, now) ? "due" : state,
    expiresAt: end.toISOString(),
    isOver: end <= now,
  };
};

/** Of someone without a profile there is what the invitation says. */
const show = (
  member: StoreMemberItem,
  profile: ProfileItem | undefined,
  { now, seesEmail }: { readonly now: Date; readonly seesEmail: boolean },
): StaffMember => ({
  userId: member.userId,
  name: profile?.fullName ?? member.invited?.name,
  email: seesEmail ? (profile?.email ?? member.invited?.email) : undefined,
  role: member.role,
  joinedAt: member.joinedAt,
  invitation: profile ? undefined : invitationOf(member, now),
});

/** Who works in the caller's store, owners first. */
export const listStaff = async (
  { table, now }: Pick<StaffContext, "table" | "now">,
  caller: Caller,
): Promise<Staff> => {
  const { storeId, role } = await ownMember(table, caller);
  const members = await readMembers(table, storeId);
  const profiles = await table.batchGet(
    members.map(({ userId }) => keys.profile(userId)),
    ProfileItem,
  );
  const known = new Map(profiles.map((profile) => [profile.userId, profile]));
  const seen = { now: now(), seesEmail: role === "owner" };
  const inOrder = members.toSorted(
    (one, other) => one.role.localeCompare(other.role) || one.joinedAt.localeCompare(other.joinedAt),
  );
  return {
    items: inOrder.map((member) => show(member, known.get(member.userId), seen)),
    role,
    most: mostMembers,
  };
};
