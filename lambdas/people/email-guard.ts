import { type Action, put, remove } from "#lambdas/platform/table/actions.ts";
import type { EmailGuardItem } from "#lambdas/people/items/identity.ts";
import { keys } from "#lambdas/platform/table/keys.ts";

/** Gives the address to one account alone. An active reservation blocks it, like an account. */
export const guardEmail = (email: string, userId: string, now: Date): Action =>
  put(keys.emailGuard(email), "emailGuard", { userId })
    .expectAbsent("userId", "email-taken")
    .expectBelow("reservedUntil", now.getTime(), "email-taken");

/** Reserves the address while an account is created, so that only one attempt at a time changes the user pool. */
export const reserveEmail = (email: string, reservedBy: string, until: Date, now: Date): Action =>
  put(keys.emailGuard(email), "emailGuard", {
    reservedBy,
    reservedUntil: until.getTime(),
    expiresAt: Math.ceil(until.getTime() / 1000),
  })
    .expectAbsent("userId", "email-taken")
    .expectBelow("reservedUntil", now.getTime(), "email-taken");

/** Turns the reservation of an eID registration into a guard, which holds until somebody proves the address. */
export const guardReservedEmail = (email: string, userId: string, reservedBy: string): Action =>
  put(keys.emailGuard(email), "emailGuard", { userId, unproved: true }).expect(
    "reservedBy",
    reservedBy,
    "email-taken",
  );

export const releaseEmail = (email: string, reservedBy: string): Action =>
  remove(keys.emailGuard(email)).expect("reservedBy", reservedBy, "stale");

type Former = { readonly email: string; readonly userId: string; readonly takeBackId: string };

/** Holds a former address until the time to take it back is over. */
export const holdEmail = ({ email, userId, takeBackId }: Former, until: Date): Action =>
  put(keys.emailGuard(email), "emailGuard", {
    heldFor: userId,
    reservedBy: takeBackId,
    reservedUntil: until.getTime(),
    expiresAt: Math.ceil(until.getTime() / 1000),
  }).expect("userId", userId, "stale");

/** Keeps the account's own address and records if it is unverified. */
export const guardOwnEmail = (email: string, userId: string, unproved?: true): Action =>
  put(keys.emailGuard(email), "emailGuard", { userId, unproved }).expect("userId", userId, "stale");

export const guardHeldEmail = (email: string, userId: string): Action =>
  put(keys.emailGuard(email), "emailGuard", { userId }).expect("heldFor", userId, "email-taken");

export const isHeldFor = (guard: EmailGuardItem | undefined, userId: string, now: Date): boolean =>
  guard?.heldFor === userId && (guard.reservedUntil ?? 0) > now.getTime();

/** True if no account has the address and no other account holds or reserves it. */
export const isFreeFor = (guard: EmailGuardItem | undefined, userId: string, now: Date): boolean =>
  guard === undefined ||
  isHeldFor(guard, userId, now) ||
  (guard.userId === undefined && (guard.reservedUntil ?? 0) < now.getTime());
