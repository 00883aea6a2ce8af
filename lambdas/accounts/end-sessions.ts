import type { AccountWorld } from "#lambdas/accounts/account.ts";
import type { Caller } from "#lambdas/http/caller.ts";
import { put } from "#lambdas/table/actions.ts";
import type { SessionsItem } from "#lambdas/table/items/person.ts";
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
  const sessions: Omit<SessionsItem, "entity"> = { userId, validFrom: world.now().toISOString() };
  await world.table.transact([put(keys.sessions(userId), "sessions", sessions)]);
  await world.signOut(userId);
  return { endedAt: sessions.validFrom };
};
