import { type Action, put, remove } from "./actions.ts";
import type { EmailGuardItem } from "./items/identity.ts";
import { keys } from "./keys.ts";

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

type Former = { readonly email: string; readonly userId: string; readonly takeBackId: string };

/** Lets an account go from an address that nobody else gets until the time to take it back is over. */
export const holdEmail = ({ email, userId, takeBackId }: Former, until: Date): Action =>
  put(keys.emailGuard(email), "emailGuard", {
    heldFor: userId,
    reservedBy: takeBackId,
    reservedUntil: until.getTime(),
    expiresAt: Math.ceil(until.getTime() / 1000),
  }).expect("userId", userId, "stale");

/** Makes an address that was held for an account its own again. */
export const guardHeldEmail = (email: string, userId: string): Action =>
  put(keys.emailGuard(email), "emailGuard", { userId }).expect("heldFor", userId, "email-taken");

/** Whether an address waits for the account that had it before. */
export const isHeldFor = (guard: EmailGuardItem | undefined, userId: string, now: Date): boolean =>
  guard?.heldFor === userId && (guard.reservedUntil ?? 0) > now.getTime();

/** Whether an account could have the address: it is nobody's, and held or reserved for nobody else. */
export const isFreeFor = (guard: EmailGuardItem | undefined, userId: string, now: Date): boolean =>
  guard === undefined ||
  isHeldFor(guard, userId, now) ||
  (guard.userId === undefined && (guard.reservedUntil ?? 0) < now.getTime());
