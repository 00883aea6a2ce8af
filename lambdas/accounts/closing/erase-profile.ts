import * as z from "zod";
import type { ErasureContext } from "./erasure-context.ts";
import { spendingWrites } from "#lambdas/shared/ledger/plan-spending.ts";
import { refusalKey } from "#lambdas/shared/mail/refusals.ts";
import { nameRemovals } from "#lambdas/shared/search-index/name-writes.ts";
import { type Action, remove, update } from "#lambdas/shared/table/actions.ts";
import { BalanceItem, ProfileItem } from "#lambdas/shared/table/items/person.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

/** Longer than any token lives. */
const secondsRemembered = 24 * 60 * 60;

/** The address may be reserved for someone by now. */
const Guard = z.object({ userId: z.string().optional() });

/** Lets go of address and numbers: others may have them, and so may this person with a new account. */
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

/** What the owner was told is lost is entered in the ledger like anything else. */
const forfeitPoints = async (table: Table, userId: string, at: Date): Promise<readonly Action[]> => {
  const balance = await table.get(keys.balance(userId), BalanceItem);
  if (!balance || balance.points === 0) return [];
  const { points } = balance;
  return spendingWrites(balance, { userId, points, reason: "forfeiture", reference: "account-closing", at });
};

const forget = ({ userId, email, phone, personalNumberMac }: ProfileItem): Action => {
  const profile = remove(keys.profile(userId)).expect("email", email, "stale");
  const withPhone =
    phone === undefined ? profile.expectAbsent("phone", "stale") : profile.expect("phone", phone, "stale");
  return personalNumberMac === undefined
    ? withPhone.expectAbsent("personalNumberMac", "stale")
    : withPhone.expect("personalNumberMac", personalNumberMac, "stale");
};

/** Ends an erasure: all that names the person goes in one transaction, and the account leaves the list of those that are closed. Without a profile that has happened. */
export const eraseProfile = ({ table, system }: ErasureContext, userId: string): Promise<void> =>
  untilFresh(system, async () => {
    const profile = await table.get(keys.profile(userId), ProfileItem);
    if (!profile) return;
    const now = system.now();
    const [guards, points] = await Promise.all([
      releaseGuards(table, profile),
      forfeitPoints(table, userId, now),
    ]);
    await table.transact([
      forget(profile),
      ...guards,
      ...nameRemovals(profile),
      ...(profile.poolUser === undefined ? [] : [remove(keys.accountLink(profile.poolUser))]),
      remove(refusalKey(profile.email)),
      remove(keys.phoneCode(userId)),
      remove(keys.messageBar(userId)),
      remove(keys.emailChange(userId)),
      remove(keys.openEmailRequest(userId)),
      remove(keys.newestIdentityReview(userId)),
      ...points,
      update(keys.sessions(userId))
        .set({ validFrom: now.toISOString() })
        .set({ expiresAt: Math.floor(now.getTime() / 1000) + secondsRemembered })
        .remove("gsi1pk", "gsi1sk", "pointsAtClosing")
        .expectExists("stale"),
    ]);
  });
