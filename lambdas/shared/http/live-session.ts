import type { Route } from "#contract/route.ts";
import type { Caller } from "./caller.ts";
import { ProblemError } from "./problem.ts";
import { findSignIn, isOver } from "./sign-in-use.ts";
import { SessionsItem } from "#lambdas/shared/table/items/person.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

/**
 * Throws `session-ended` for a token that has not run out yet, but whose owner has signed out with it or everywhere, or
 * has done nothing for too long, or whose account an administrator has locked, and `account-closed` for the person who
 * has closed their account, unless the route is for them.
 */
export const assertLiveSession = async (
  table: Table,
  caller: Caller,
  { whileClosed }: Pick<Route, "whileClosed">,
  now: Date,
): Promise<void> => {
  const { userId, signedInAt } = caller;
  const [sessions, signIn] = await Promise.all([
    table.get(keys.sessions(userId), SessionsItem),
    findSignIn(table, caller),
  ]);
  if (isOver(signIn, caller, now)) throw new ProblemError("session-ended");
  if (!sessions) return;
  if (sessions.lockedAt !== undefined) throw new ProblemError("session-ended");
  // The pool tells the time of a sign-in in whole seconds, cut off: in doubt the token is refused.
  const goesOn = sessions.except === signedInAt.toISOString();
  if (signedInAt < new Date(sessions.validFrom) && !goesOn) throw new ProblemError("session-ended");
  const { closedAt, erasingAt } = sessions;
  // Once erasing has begun nothing leads back, and nothing may be written any more.
  if (erasingAt !== undefined || (closedAt !== undefined && !whileClosed))
    throw new ProblemError("account-closed");
};
