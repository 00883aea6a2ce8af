import { type Act, actLines, requireOther } from "./act.ts";
import type { PeopleAdminContext } from "#lambdas/office/people/people-admin-context.ts";
import { signOutOfPool } from "#lambdas/people/sign-out-of-pool.ts";
import { update } from "#lambdas/platform/table/actions.ts";
import { keys } from "#lambdas/platform/table/keys.ts";

/** The person gets the same mail as when they sign out everywhere themselves. */
export const signPersonOut = async (
  context: PeopleAdminContext,
  act: Act,
): Promise<Record<string, never>> => {
  const { table, system } = context;
  await requireOther(context, act);
  const now = system.now();
  const userId = act.accountId;
  await table.transact([
    update(keys.sessions(userId))
      .set({ entity: "sessions", userId, validFrom: now.toISOString() })
      .remove("endedQuietly", "except"),
    ...actLines(system, act, "person-signed-out", now),
  ]);
  await signOutOfPool(context, userId);
  return {};
};
