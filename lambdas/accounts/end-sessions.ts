import type { EndedSessions } from "#contract/accounts.ts";
import type { AccountContext } from "#lambdas/accounts/account.ts";
import type { Caller } from "#lambdas/shared/http/caller.ts";
import type { Logger } from "#lambdas/shared/http/logger.ts";
import { endSignIn } from "#lambdas/shared/http/sign-in-use.ts";
import { update } from "#lambdas/shared/table/actions.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { findPoolUser } from "#lambdas/shared/table/pool-user.ts";

export type SessionsContext = Pick<AccountContext, "table" | "now"> & {
  /** Has the user pool renew none of someone's tokens any more. */
  readonly signOut: (poolUser: string) => Promise<void>;
  readonly logger: Pick<Logger, "error">;
};

/** Tokens from before are refused here whether the pool renews them or not, so nothing depends on its answer. */
export const signOutOfPool = async (
  { table, signOut, logger }: SessionsContext,
  userId: string,
): Promise<void> => {
  try {
    await signOut(await findPoolUser(table, userId));
  } catch (error) {
    const reason = error instanceof Error ? error.name : typeof error;
    logger.error("An account was not signed out of the user pool", { userId, reason });
  }
};

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
