import { type Action, remove } from "#lambdas/shared/table/actions.ts";
import type { Key } from "#lambdas/shared/table/key.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { nameless } from "#lambdas/shared/table/rate-limit.ts";

/** Counts the sign-ins that browsers begin which an account does not know. */
export const strangersOf = (userId: string): Key =>
  keys.rate("sign-ins-of-strangers", nameless(userId), "row");

/** Someone has come in, or proved that they read the account's mail. */
export const forgetStrangers = (userId: string): Action => remove(strangersOf(userId));
