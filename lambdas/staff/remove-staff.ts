import type { Caller } from "#lambdas/shared/http/caller.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { activeStoreWrite } from "#lambdas/shared/stores/member-writes.ts";
import { ownerOfStore } from "#lambdas/shared/stores/own-store.ts";
import { readStore } from "#lambdas/shared/stores/read-stores.ts";
import { storeLogWrite } from "#lambdas/shared/stores/store-log.ts";
import { type Action, remove, update } from "#lambdas/shared/table/actions.ts";
import type { StoreItem, StoreMemberItem } from "#lambdas/shared/table/items/store.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { findPoolUser } from "#lambdas/shared/table/pool-user.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";
import { oneOwnerLess, whileOtherOwner } from "./owner-writes.ts";
import { readMember, readProfile, readWorkplaces } from "./read-staff.ts";
import type { StaffContext } from "./staff-context.ts";
import { staffNoticeWrite } from "./staff-notice.ts";

/** No token of someone who has never signed in is about for longer, should they do so in the same moment. */
const markSeconds = 24 * 60 * 60;

/** Every token of theirs is refused from this moment, at every route. The mail about it says why, so none follows from this. */
const sessionsEnd = (userId: string, at: Date, hasSignedIn: boolean): Action => {
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
    ...whileOtherOwner(storeId, caller, userId),
    role === "owner" ? oneOwnerLess(write) : write,
    remove(keys.storeMember(storeId, userId)).expectExists("staff-not-found").expect("role", role, "stale"),
    sessionsEnd(userId, at, hasSignedIn),
    storeLogWrite(context, line),
    ...(hasSignedIn ? [staffNoticeWrite(context, { store, userId, what: "removed", at })] : []),
  ];
};

/** The pool renews none of their tokens. A person who never came is forgotten there, unless another store waits for them. Nothing depends on its answer: what matters is written. */
const tellPool = async (
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
    reportFailure("The user pool was not told that someone left a store", error);
  }
};

/** Takes someone off the staff of the caller's store, whether they work there or are only invited. Of two owners who remove each other one stays. */
export const removeStaff = async (
  context: StaffContext,
  caller: Caller,
  userId: string,
): Promise<{ removed: true }> => {
  const { table } = context;
  const removed = await untilFresh(context, async () => {
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
  await tellPool(context, removed);
  return { removed: true };
};
