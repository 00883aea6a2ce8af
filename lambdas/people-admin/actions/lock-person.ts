import { type Act, actLine, requireNoAdministrator } from "./act.ts";
import type { PeopleAdminContext } from "#lambdas/people-admin/people-admin-context.ts";
import { signOutOfPool } from "#lambdas/shared/accounts/sign-out-of-pool.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { update } from "#lambdas/shared/table/actions.ts";
import { SessionsItem } from "#lambdas/shared/table/items/person.ts";
import { keys } from "#lambdas/shared/table/keys.ts";

/** Shuts an account: its tokens are refused from now on, and its owner gets no others. Of two who do so at once one is told that it has been done. */
export const lockPerson = async (context: PeopleAdminContext, act: Act): Promise<Record<string, never>> => {
  const { table, system } = context;
  await requireNoAdministrator(context, act);
  const now = system.now();
  const [userId, at] = [act.accountId, now.toISOString()];
  await table.transact([
    update(keys.sessions(userId))
      // Its mail is about the lock, and not that someone has signed out.
      .set({ entity: "sessions", userId, validFrom: at, lockedAt: at, endedQuietly: true })
      .remove("except")
      .expectAbsent("lockedAt", "person-changed"),
    ...actLine(system, act, "person-locked", now),
  ]);
  await signOutOfPool(context, userId);
  return {};
};

/** Lets the owner of a locked account sign in again. What ended stays ended. */
export const unlockPerson = async (context: PeopleAdminContext, act: Act): Promise<Record<string, never>> => {
  const { table, system } = context;
  await requireNoAdministrator(context, act);
  const sessions = await table.get(keys.sessions(act.accountId), SessionsItem);
  if (sessions?.lockedAt === undefined) throw new ProblemError("person-changed");
  await table.transact([
    update(keys.sessions(act.accountId))
      .remove("lockedAt")
      .expect("lockedAt", sessions.lockedAt, "person-changed"),
    ...actLine(system, act, "person-unlocked", system.now()),
  ]);
  return {};
};
