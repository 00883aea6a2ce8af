import type { Caller } from "#lambdas/platform/http/caller.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { activeStoreWrite } from "#lambdas/shops/members/member-writes.ts";
import { ownerOfStore } from "#lambdas/shops/members/own-store.ts";
import { readStore } from "#lambdas/shops/read-stores.ts";
import { storeLogWrite } from "#lambdas/shops/store-log.ts";
import { type Action, remove, update } from "#lambdas/platform/table/actions.ts";
import type { StoreItem, StoreMemberItem } from "#lambdas/shops/items/store.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { findPoolUser } from "#lambdas/people/pool-user.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";
import { removeOneOwner, requireOwnerUnlessSelf } from "./owner-writes.ts";
import { readMember, readProfile, readWorkplaces } from "./read-staff.ts";
import type { StaffContext } from "./staff-context.ts";
import { staffNoticeWrite } from "./staff-notice.ts";

/** Outlives any token of a person who signs in for the first time at the same moment. */
const markSeconds = 24 * 60 * 60;

/** Revokes every token at once. No mail about ended sessions is sent, since the removal has its own. */
const endSessions = (userId: string, at: Date, hasSignedIn: boolean): Action => {
  const expiresAt = Math.floor(at.getTime() / 1000) + markSeconds;
  return update(keys.sessions(userId))
    .set({
      entity: "sessions",
      userId,
      validFrom: at.toISOString(),
      endedQuietly: true,
      ...(hasSignedIn ? {} : { expiresAt }),
    })
    .remove("except");
};

type Planned = {
  readonly store: StoreItem;
  readonly member: StoreMemberItem;
  readonly hasSignedIn: boolean;
};

const writesFor = (
  context: StaffContext,
  caller: Caller,
  { store, member, hasSignedIn }: Planned,
): readonly Action[] => {
  const { storeId, userId, role } = member;
  const at = context.now();
  const write = activeStoreWrite(storeId).add("members", -1);
  const line = { storeId, action: "staff-removed", by: caller.userId, personId: userId, at } as const;
  return [
    ...requireOwnerUnlessSelf(storeId, caller, userId),
    role === "owner" ? removeOneOwner(write) : write,
    remove(keys.storeMember(storeId, userId)).expectExists("staff-not-found").expect("role", role, "stale"),
    endSessions(userId, at, hasSignedIn),
    storeLogWrite(context, line),
    ...(hasSignedIn ? [staffNoticeWrite(context, { store, userId, what: "removed", at })] : []),
  ];
};

/** Stops token renewal, and deletes a user who never signed in unless another store has invited them. A failure is only reported: the table already revokes the tokens. */
const updateUserPool = async (
  { accounts, table, reportFailure }: StaffContext,
  { storeId, userId }: StoreMemberItem,
): Promise<void> => {
  try {
    const known = await accounts.find(await findPoolUser(table, userId));
    if (!known) return;
    if (!known.isWaiting) return await accounts.signOut(known.poolUser);
    const others = (await readWorkplaces(table, userId)).filter((each) => each.storeId !== storeId);
    if (others.length === 0) await accounts.forget(known.poolUser);
  } catch (error) {
    reportFailure("The user pool could not be updated after a removal from a store", error);
  }
};

/** Removes a member or withdraws an invitation. If two owners remove each other at once, one stays. */
export const removeStaff = async (
  context: StaffContext,
  caller: Caller,
  userId: string,
): Promise<{ removed: true }> => {
  const { table } = context;
  const removed = await retryOnConflict(context, async () => {
    const { storeId } = await ownerOfStore(table, caller);
    const [member, store, profile] = await Promise.all([
      readMember(table, storeId, userId),
      readStore(table, storeId),
      readProfile(table, userId),
    ]);
    if (!store) throw new ProblemError("forbidden");
    const planned = { store, member, hasSignedIn: profile !== undefined };
    await table.transact(writesFor(context, caller, planned));
    return member;
  });
  await updateUserPool(context, removed);
  return { removed: true };
};
