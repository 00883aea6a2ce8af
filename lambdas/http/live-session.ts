import type { Caller } from "#lambdas/http/caller.ts";
import { ProblemError } from "#lambdas/http/problem.ts";
import { SessionsItem } from "#lambdas/table/items/person.ts";
import { keys } from "#lambdas/table/keys.ts";
import type { Table } from "#lambdas/table/table.ts";

/** Throws `session-ended` for a token that has not run out yet, but whose owner has signed out everywhere. */
export const assertLiveSession = async (table: Table, { userId, signedInAt }: Caller): Promise<void> => {
  const sessions = await table.get(keys.sessions(userId), SessionsItem);
  // The pool tells the time of a sign-in in whole seconds, cut off: in doubt the token is refused.
  if (sessions && signedInAt < new Date(sessions.validFrom)) throw new ProblemError("session-ended");
};
