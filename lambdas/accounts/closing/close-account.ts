import { daysToUndo } from "#contract/closing.ts";
import { type AccountContext, openProfile } from "#lambdas/accounts/account.ts";
import { findBlocks } from "#lambdas/accounts/closing/find-blocks.ts";
import { isFresh } from "#lambdas/shared/http/fresh-sign-in.ts";
import { type SessionsContext, signOutOfPool } from "#lambdas/accounts/end-sessions.ts";
import type { Caller } from "#lambdas/shared/http/caller.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import type { System } from "#lambdas/system.ts";
import { check, update } from "#lambdas/shared/table/actions.ts";
import { failedWith } from "#lambdas/shared/table/failures.ts";
import { BalanceItem, SessionsItem } from "#lambdas/shared/table/items/person.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";
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
  const [balance, blocks] = await Promise.all([
    table.get(keys.balance(userId), BalanceItem),
    findBlocks(table, userId),
  ]);
  if (!balance) throw new Error("An account without a balance");
  if (blocks.length > 0) throw new ProblemError("account-closing-blocked");
  const now = context.now();
  const closedAt = now.toISOString();
  const eraseAt = new Date(now.getTime() + daysToUndo * day * 1000).toISOString();
  await table.transact([
    update(keys.sessions(userId))
      .set({ entity: "sessions", userId, validFrom: closedAt, closedAt, eraseAt })
      .set({ pointsAtClosing: balance.points })
      .remove("except")
      .set({ gsi1pk: lists.closedAccounts(), gsi1sk: `${eraseAt}#${userId}` })
      .expectAbsent("closedAt", "repeated"),
    // A registration that is under way has met this and is counted, or meets the closed account.
    check(keys.balance(userId)).expect("version", balance.version, "stale"),
    counted(limit, userId, now),
  ]);
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
