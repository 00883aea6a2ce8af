import { type Action, remove } from "#lambdas/platform/table/actions.ts";
import type { Key } from "#lambdas/platform/table/key.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { pseudonymOf } from "#lambdas/platform/table/rate-limit.ts";

/** Counts sign-ins from browsers an account does not know. */
export const strangerCounter = (userId: string): Key =>
  keys.rate("sign-ins-of-strangers", pseudonymOf(userId), "row");

/** Resets the counter after a sign-in, or a proof that they read the account's mail. */
export const resetStrangers = (userId: string): Action => remove(strangerCounter(userId));
