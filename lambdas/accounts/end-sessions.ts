import type { EndedSessions } from "#contract/accounts.ts";
import type { AccountContext } from "#lambdas/accounts/account.ts";
import { type SignOutContext, signOutOfPool } from "#lambdas/shared/accounts/sign-out-of-pool.ts";
import type { Caller } from "#lambdas/shared/http/caller.ts";
import { endSignIn } from "#lambdas/shared/http/sign-in-use.ts";
import { update } from "#lambdas/shared/table/actions.ts";
import { keys } from "#lambdas/shared/table/keys.ts";

export type SessionsContext = Pick<AccountContext, "table" | "now"> & SignOutContext;

/**
 * Ends every session of the caller, or only that of the token they call with, whose renewal they leave to the pool.
 * What refuses their tokens here is written before the pool is asked to renew none. A token that has ended ends nothing
 * more: the person who has got hold of one could keep its owner signed out.
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
