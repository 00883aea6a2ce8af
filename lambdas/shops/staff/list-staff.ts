import type { Staff, StaffMember } from "#contract/shops/staff.ts";
import type { Caller } from "#lambdas/platform/http/caller.ts";
import { isInterrupted } from "#lambdas/shops/store-accounts/send-invitation.ts";
import { maxMembers } from "#lambdas/shops/members/max-members.ts";
import { ownMember } from "#lambdas/shops/members/own-store.ts";
import { ProfileItem } from "#lambdas/people/items/person.ts";
import type { StoreMemberItem } from "#lambdas/shops/items/store.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { membersOf } from "#lambdas/shops/members/members-of.ts";
import type { StaffContext } from "./staff-context.ts";

/** The user pool's lifetime of a temporary password. */
const invitationMilliseconds = 7 * 24 * 60 * 60 * 1000;

/** An interrupted invitation counts as due, since it must be sent again. */
const invitationOf = (member: StoreMemberItem, now: Date): StaffMember["invitation"] => {
  const { invitation: state = "due", invitationMovedAt = member.joinedAt } = member;
  const end = new Date(Date.parse(invitationMovedAt) + invitationMilliseconds);
  return {
    state: isInterrupted(member, now) ? "due" : state,
    expiresAt: end.toISOString(),
    isOver: end <= now,
  };
};

/** People without a profile are shown with the data of their invitation. */
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

/** Owners first. */
export const listStaff = async (
  { table, now }: Pick<StaffContext, "table" | "now">,
  caller: Caller,
): Promise<Staff> => {
  const { storeId, role } = await ownMember(table, caller);
  const members = await membersOf(table, storeId);
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
    most: maxMembers,
  };
};
