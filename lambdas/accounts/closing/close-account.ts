import { daysToRegret } from "#contract/closing.ts";
import { type AccountWorld, openProfile } from "#lambdas/accounts/account.ts";
import { findBlocks } from "#lambdas/accounts/closing/find-blocks.ts";
import { isFresh } from "#lambdas/accounts/closing/fresh-sign-in.ts";
import type { SessionsWorld } from "#lambdas/accounts/end-sessions.ts";
import type { Caller } from "#lambdas/http/caller.ts";
import type { Logger } from "#lambdas/http/logger.ts";
import { ProblemError } from "#lambdas/http/problem.ts";
import type { System } from "#lambdas/system.ts";
import { check, update } from "#lambdas/table/actions.ts";
import { failedWith } from "#lambdas/table/failures.ts";
import { BalanceItem, SessionsItem } from "#lambdas/table/items/person.ts";
import { keys, lists } from "#lambdas/table/keys.ts";
import { type RateLimit, counted } from "#lambdas/table/rate-limit.ts";
import { untilFresh } from "#lambdas/table/retry.ts";

export type ClosingWorld = AccountWorld &
  SessionsWorld &
  Pick<System, "random" | "wait"> & { readonly logger: Pick<Logger, "error"> };

const day = 24 * 60 * 60;

/** Each is a mail to somebody who may have changed their mind, but not all day long. */
const limit: RateLimit = { what: "account-closings", most: 5, seconds: day, failure: "too-many-requests" };

const close = async (world: ClosingWorld, caller: Caller): Promise<string> => {
  const { table } = world;
  const { userId } = caller;
  await openProfile(world, caller);
  const [balance, blocks] = await Promise.all([
    table.get(keys.balance(userId), BalanceItem),
    findBlocks(table, userId),
  ]);
  if (!balance) throw new Error("An account without a balance");
  if (blocks.length > 0) throw new ProblemError("account-closing-blocked");
  const now = world.now();
  const closedAt = now.toISOString();
  const eraseAt = new Date(now.getTime() + daysToRegret * day * 1000).toISOString();
  await table.transact([
    update(keys.sessions(userId))
      .set({ entity: "sessions", userId, validFrom: closedAt, closedAt, eraseAt })
      .set({ pointsAtClosing: balance.points })
      .set({ gsi1pk: lists.closedAccounts(), gsi1sk: `${eraseAt}#${userId}` })
      .expectAbsent("closedAt", "repeated"),
    // A registration that is under way has met this and is counted, or meets the closed account.
    check(keys.balance(userId)).expect("version", balance.version, "stale"),
    counted(limit, userId, now),
  ]);
  return eraseAt;
};

/** What the same request, sent twice at once, has done already. */
const closedBefore = async ({ table }: ClosingWorld, userId: string): Promise<string> => {
  const sessions = await table.get(keys.sessions(userId), SessionsItem);
  if (sessions?.eraseAt === undefined) throw new ProblemError("conflict-try-again");
  return sessions.eraseAt;
};

/** Tokens from before are refused here whether the pool renews them or not, so nothing depends on its answer. */
const signOutOfPool = async ({ signOut, logger }: ClosingWorld, userId: string): Promise<void> => {
  try {
    await signOut(userId);
  } catch (error) {
    const reason = error instanceof Error ? error.name : typeof error;
    logger.error("A closed account was not signed out of the user pool", { userId, reason });
  }
};

/** Closes the caller's account at once: every session ends, and whoever signs in from now on can open it again and do nothing else, until it is erased. */
export const closeAccount = async (world: ClosingWorld, caller: Caller): Promise<{ eraseAt: string }> => {
  if (!isFresh(caller, world.now())) throw new ProblemError("sign-in-not-recent");
  try {
    const eraseAt = await untilFresh(world, () => close(world, caller));
    await signOutOfPool(world, caller.userId);
    return { eraseAt };
  } catch (error) {
    if (!failedWith(error, "repeated")) throw error;
    return { eraseAt: await closedBefore(world, caller.userId) };
  }
};
