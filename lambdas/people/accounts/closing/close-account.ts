import { type AccountContext, ensureProfile } from "#lambdas/people/accounts/account.ts";
import { planClosing } from "#lambdas/privacy/plan-closing.ts";
import { signOutOfPool } from "#lambdas/people/sign-out-of-pool.ts";
import { isProved } from "#lambdas/people/sessions/fresh-sign-in.ts";
import type { SessionsContext } from "#lambdas/people/accounts/end-sessions.ts";
import type { Caller } from "#lambdas/platform/http/caller.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import type { System } from "#lambdas/platform/system.ts";
import { failedWith } from "#lambdas/platform/table/failures.ts";
import { SessionsItem } from "#lambdas/people/items/person.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { type RateLimit, countUse, seconds } from "#lambdas/platform/table/rate-limit.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";

export type ClosingContext = AccountContext & SessionsContext & Pick<System, "random" | "wait">;

const day = 24 * 60 * 60;

/** Each closing sends a mail, so a changed mind is allowed a few times a day. */
const limit: RateLimit = { what: "account-closings", max: 5, window: seconds(day) };

const close = async (context: ClosingContext, caller: Caller): Promise<string> => {
  const { table } = context;
  const { userId } = caller;
  await ensureProfile(context, caller);
  const now = context.now();
  const { eraseAt, writes } = await planClosing(table, userId, now);
  await table.transact([...writes, countUse(limit, userId, now)]);
  return eraseAt;
};

/** The result of the same request if it was sent twice at once. */
const closedBefore = async ({ table }: ClosingContext, userId: string): Promise<string> => {
  const sessions = await table.get(keys.sessions(userId), SessionsItem);
  if (sessions?.eraseAt === undefined) throw new ProblemError("conflict-try-again");
  return sessions.eraseAt;
};

/** Closes the caller's account and ends every session. Until it is erased, signing in only lets them reopen it. */
export const closeAccount = async (context: ClosingContext, caller: Caller): Promise<{ eraseAt: string }> => {
  if (!isProved(caller, context.now())) throw new ProblemError("sign-in-not-recent");
  try {
    const eraseAt = await retryOnConflict(context, () => close(context, caller));
    await signOutOfPool(context, caller.userId);
    return { eraseAt };
  } catch (error) {
    if (!failedWith(error, "repeated")) throw error;
    return { eraseAt: await closedBefore(context, caller.userId) };
  }
};
