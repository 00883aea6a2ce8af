import * as z from "zod";
import type { ErasureContext } from "./erasure-context.ts";
import { spendingWrites } from "#lambdas/points/plan-spending.ts";
import { refusalKey } from "#lambdas/people/mail/refusals.ts";
import { nameRemovals } from "#lambdas/bikes/index/name-writes.ts";
import { type Action, remove, update } from "#lambdas/platform/table/actions.ts";
import { BalanceItem, ProfileItem } from "#lambdas/people/items/person.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

/** Longer than any token is valid. */
const sessionSeconds = 24 * 60 * 60;

/** `userId` is missing while someone has reserved the address. */
const Guard = z.object({ userId: z.string().optional() });

/** Releases address and numbers for other accounts. */
const releaseGuards = async (table: Table, profile: ProfileItem): Promise<Action[]> => {
  const { userId, email, phone, personalNumberMac } = profile;
  const possible = [
    keys.emailGuard(email),
    ...(phone === undefined ? [] : [keys.phoneGuard(phone)]),
    ...(personalNumberMac === undefined ? [] : [keys.personalNumberGuard(personalNumberMac)]),
  ];
  const guards = await Promise.all(possible.map((key) => table.get(key, Guard)));
  return possible
    .filter((_, place) => guards[place]?.userId === userId)
    .map((key) => remove(key).expect("userId", userId, "stale"));
};

/** Enters the forfeited points in the ledger. */
const forfeitPoints = async (table: Table, userId: string, at: Date): Promise<readonly Action[]> => {
  const balance = await table.get(keys.balance(userId), BalanceItem);
  if (!balance || balance.points === 0) return [];
  const { points } = balance;
  return spendingWrites(balance, { userId, points, reason: "forfeiture", reference: "account-closing", at });
};

const profileRemoval = ({ userId, email, phone, personalNumberMac }: ProfileItem): Action => {
  const profile = remove(keys.profile(userId)).expect("email", email, "stale");
  const withPhone =
    phone === undefined ? profile.expectAbsent("phone", "stale") : profile.expect("phone", phone, "stale");
  return personalNumberMac === undefined
    ? withPhone.expectAbsent("personalNumberMac", "stale")
    : withPhone.expect("personalNumberMac", personalNumberMac, "stale");
};

/** Ends an erasure: removes everything that identifies the person in one transaction, and takes the account off the list of closed ones. Idempotent. */
export const eraseProfile = ({ table, system }: ErasureContext, userId: string): Promise<void> =>
  retryOnConflict(system, async () => {
    const profile = await table.get(keys.profile(userId), ProfileItem);
    if (!profile) return;
    const now = system.now();
    const [guards, points] = await Promise.all([
      releaseGuards(table, profile),
      forfeitPoints(table, userId, now),
    ]);
    await table.transact([
      profileRemoval(profile),
      ...guards,
      ...nameRemovals(profile),
      ...(profile.poolUser === undefined ? [] : [remove(keys.accountLink(profile.poolUser))]),
      remove(refusalKey(profile.email)),
      remove(keys.phoneCode(userId)),
      remove(keys.lastUse(userId)),
      remove(keys.messageBar(userId)),
      remove(keys.emailChange(userId)),
      remove(keys.openEmailRequest(userId)),
      remove(keys.newestIdentityReview(userId)),
      ...points,
      update(keys.sessions(userId))
        .set({ validFrom: now.toISOString() })
        .set({ expiresAt: Math.floor(now.getTime() / 1000) + sessionSeconds })
        .remove("gsi1pk", "gsi1sk", "pointsAtClosing")
        .expectExists("stale"),
    ]);
  });
