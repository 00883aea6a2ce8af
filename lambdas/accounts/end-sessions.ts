import type { AccountWorld } from "#lambdas/accounts/account.ts";
import type { Caller } from "#lambdas/http/caller.ts";
import { update } from "#lambdas/table/actions.ts";
import { keys } from "#lambdas/table/keys.ts";

export type SessionsWorld = Pick<AccountWorld, "table" | "now"> & {
  /** Has the user pool renew none of somebody's tokens any more. */
  readonly signOut: (userId: string) => Promise<void>;
};

/**
 * Ends every session of the caller. What refuses their tokens here is written before the pool is asked to renew none:
 * should we fail in between, nobody can pay or give away anything with an old token, renewed or not, and asking again does the rest.
 */
export const endSessions = async (world: SessionsWorld, { userId }: Caller): Promise<{ endedAt: string }> => {
  const validFrom = world.now().toISOString();
  await world.table.transact([update(keys.sessions(userId)).set({ entity: "sessions", userId, validFrom })]);
  await world.signOut(userId);
  return { endedAt: validFrom };
};
