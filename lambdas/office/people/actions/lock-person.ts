import { type Act, actLines, requireNoAdministrator } from "./act.ts";
import type { PeopleAdminContext } from "#lambdas/office/people/people-admin-context.ts";
import { signOutOfPool } from "#lambdas/people/sign-out-of-pool.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { update } from "#lambdas/platform/table/actions.ts";
import { SessionsItem } from "#lambdas/people/items/person.ts";
import { keys } from "#lambdas/platform/table/keys.ts";

/** Rejects all tokens and new sign-ins. Of two simultaneous requests the second gets `person-changed`. */
export const lockPerson = async (context: PeopleAdminContext, act: Act): Promise<Record<string, never>> => {
  const { table, system } = context;
  await requireNoAdministrator(context, act);
  const now = system.now();
  const [userId, at] = [act.accountId, now.toISOString()];
  await table.transact([
    update(keys.sessions(userId))
      // The mail is about the lock, not about signing out.
      .set({ entity: "sessions", userId, validFrom: at, lockedAt: at, endedQuietly: true })
      .remove("except")
      .expectAbsent("lockedAt", "person-changed"),
    ...actLines(system, act, "person-locked", now),
  ]);
  await signOutOfPool(context, userId);
  return {};
};

/** Former sessions stay ended. */
export const unlockPerson = async (context: PeopleAdminContext, act: Act): Promise<Record<string, never>> => {
  const { table, system } = context;
  await requireNoAdministrator(context, act);
  const sessions = await table.get(keys.sessions(act.accountId), SessionsItem);
  if (sessions?.lockedAt === undefined) throw new ProblemError("person-changed");
  await table.transact([
    update(keys.sessions(act.accountId))
      .remove("lockedAt")
      .expect("lockedAt", sessions.lockedAt, "person-changed"),
    ...actLines(system, act, "person-unlocked", system.now()),
  ]);
  return {};
};
