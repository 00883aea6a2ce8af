import { type AccountContext, openProfile } from "#lambdas/accounts/account.ts";
import { planClosing } from "#lambdas/shared/accounts/plan-closing.ts";
import { signOutOfPool } from "#lambdas/shared/accounts/sign-out-of-pool.ts";
import { isFresh } from "#lambdas/shared/http/fresh-sign-in.ts";
import type { SessionsContext } from "#lambdas/accounts/end-sessions.ts";
import type { Caller } from "#lambdas/shared/http/caller.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import type { System } from "#lambdas/system.ts";
import { failedWith } from "#lambdas/shared/table/failures.ts";
import { SessionsItem } from "#lambdas/shared/table/items/person.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { type RateLimit, counted, seconds } from "#lambdas/shared/table/rate-limit.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";

export type ClosingContext = AccountContext & SessionsContext & Pick<System, "random" | "wait">;

const day = 24 * 60 * 60;

/** Each is a mail to someone who may have changed their mind, but not all day long. */
const limit: RateLimit = {
  what: "account-closings",
  most: 5,
  window: seconds(day),
  failure: "too-many-requests",
};

const close = async (context: ClosingContext, caller: Caller): Promise<string> => {
  const { table } = context;
  const { userId } = caller;
  await openProfile(context, caller);
  const now = context.now();
  const { eraseAt, writes } = await planClosing(table, userId, now);
  await table.transact([...writes, counted(limit, userId, now)]);
  return eraseAt;
};

/** What the same request, sent twice at once, has done already. */
const closedBefore = async ({ table }: ClosingContext, userId: string): Promise<string> => {
  const sessions = await table.get(keys.sessions(userId), SessionsItem);
  if (sessions?.eraseAt === undefined) throw new ProblemError("conflict-try-again");
  return sessions.eraseAt;
};

/** Closes the caller's account at once: every session ends, and the person who signs in from now on can open it again and do nothing else, until it is erased. */
export const closeAccount = async (context: ClosingContext, caller: Caller): Promise<{ eraseAt: string }> => {
  if (!isFresh(caller, context.now())) throw new ProblemError("sign-in-not-recent");
  try {
    const eraseAt = await untilFresh(context, () => close(context, caller));
    await signOutOfPool(context, caller.userId);
    return { eraseAt };
  } catch (error) {
    if (!failedWith(error, "repeated")) throw error;
    return { eraseAt: await closedBefore(context, caller.userId) };
  }
};
