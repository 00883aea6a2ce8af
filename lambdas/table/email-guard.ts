import { type Action, put, remove } from "#lambdas/table/actions.ts";
import { keys } from "#lambdas/table/keys.ts";

/** Makes the address one account's alone. A reservation that holds is in the way like an account is. */
export const guardEmail = (email: string, userId: string, now: Date): Action =>
  put(keys.emailGuard(email), "emailGuard", { userId })
    .expectAbsent("userId", "email-taken")
    .expectBelow("reservedUntil", now.getTime(), "email-taken");

/** Holds the address while an account is being made for it, so that only one at a time touches the user pool on its behalf. */
export const reserveEmail = (email: string, reservedBy: string, until: Date, now: Date): Action =>
  put(keys.emailGuard(email), "emailGuard", {
    reservedBy,
    reservedUntil: until.getTime(),
    expiresAt: Math.ceil(until.getTime() / 1000),
  })
    .expectAbsent("userId", "email-taken")
    .expectBelow("reservedUntil", now.getTime(), "email-taken");

/** Turns one's own reservation into the guard. */
export const guardReservedEmail = (email: string, userId: string, reservedBy: string): Action =>
  put(keys.emailGuard(email), "emailGuard", { userId }).expect("reservedBy", reservedBy, "email-taken");

export const releaseEmail = (email: string, reservedBy: string): Action =>
  remove(keys.emailGuard(email)).expect("reservedBy", reservedBy, "stale");
