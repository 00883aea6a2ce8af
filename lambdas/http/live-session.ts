import type { Route } from "#contract/route.ts";
import type { Caller } from "#lambdas/http/caller.ts";
import { ProblemError } from "#lambdas/http/problem.ts";
import { SessionsItem } from "#lambdas/table/items/person.ts";
import { keys } from "#lambdas/table/keys.ts";
import type { Table } from "#lambdas/table/table.ts";

/** Throws `session-ended` for a token that has not run out yet, but whose owner has signed out everywhere, and `account-closed` for whoever has closed their account, unless the route is for them. */
export const assertLiveSession = async (
  table: Table,
  { userId, signedInAt }: Caller,
  { whileClosed }: Pick<Route, "whileClosed"> = {},
): Promise<void> => {
  const sessions = await table.get(keys.sessions(userId), SessionsItem);
  if (!sessions) return;
  // The pool tells the time of a sign-in in whole seconds, cut off: in doubt the token is refused.
  if (signedInAt < new Date(sessions.validFrom)) throw new ProblemError("session-ended");
  const { closedAt, erasingAt } = sessions;
  // Once erasing has begun nothing leads back, and nothing may be written any more.
  if (erasingAt !== undefined || (closedAt !== undefined && !whileClosed))
    throw new ProblemError("account-closed");
};
