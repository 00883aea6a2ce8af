import { type Act, actLine, requireOther } from "./act.ts";
import type { PeopleAdminContext } from "#lambdas/people-admin/people-admin-context.ts";
import { signOutOfPool } from "#lambdas/shared/accounts/sign-out-of-pool.ts";
import { update } from "#lambdas/shared/table/actions.ts";
import { keys } from "#lambdas/shared/table/keys.ts";

/** Ends every session of someone, who is told by mail as when they do it themselves. */
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
    ...actLine(system, act, "person-signed-out", now),
  ]);
  await signOutOfPool(context, userId);
  return {};
};
