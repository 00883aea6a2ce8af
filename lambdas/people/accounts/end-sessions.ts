import type { EndedSessions } from "#contract/people/accounts.ts";
import type { AccountContext } from "./account.ts";
import { type SignOutContext, signOutOfPool } from "#lambdas/people/sign-out-of-pool.ts";
import type { Caller } from "#lambdas/platform/http/caller.ts";
import { endSignIn } from "#lambdas/people/sessions/sign-in-use.ts";
import { update } from "#lambdas/platform/table/actions.ts";
import { keys } from "#lambdas/platform/table/keys.ts";

export type SessionsContext = Pick<AccountContext, "table" | "now"> & SignOutContext;

/**
 * Ends all the caller's sessions or only the current one, before the pool stops renewing tokens. An ended
 * token cannot end others, or a thief could keep the owner signed out.
 */
export const endSessions = async (
  context: SessionsContext,
  caller: Caller,
  { only }: EndedSessions = {},
): Promise<{ endedAt: string }> => {
  const { userId } = caller;
  const now = context.now();
  const validFrom = now.toISOString();
  if (only === "this") await endSignIn(context.table, caller, now);
  else {
    await context.table.transact([
      update(keys.sessions(userId))
        .set({ entity: "sessions", userId, validFrom })
        .remove("endedQuietly", "except"),
    ]);
    await signOutOfPool(context, userId);
  }
  return { endedAt: validFrom };
};
