import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { settleEmail } from "./settle-email.ts";
import type { SignUpContext } from "#lambdas/people/identity/sign-up/confirm-sign-up.ts";
import { isTakeBackToken, readTakeBackToken } from "#lambdas/people/take-back-links.ts";
import { type Action, put, remove, update } from "#lambdas/platform/table/actions.ts";
import { guardHeldEmail } from "#lambdas/people/email-guard.ts";
import { EmailTakeBackItem } from "#lambdas/people/items/email-change.ts";
import { EmailGuardItem } from "#lambdas/people/items/identity.ts";
import { ProfileItem } from "#lambdas/people/items/person.ts";
import { keys, ranges, userPartition } from "#lambdas/platform/table/keys.ts";
import { type RateLimit, countAgainst, seconds } from "#lambdas/platform/table/rate-limit.ts";
import { findPoolUser } from "#lambdas/people/pool-user.ts";
import { issueTicket } from "#lambdas/people/sign-in-tickets.ts";
import { securityEvent } from "#lambdas/people/security-event.ts";
import { ExpectationFailed } from "#lambdas/platform/table/failures.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";

const perAddress: RateLimit = { what: "email-take-backs", max: 60, window: seconds(60 * 60) };

/** More changes than the limits allow while the first can be undone. */
const maxChanges = 80;

const openLink = async (
  { table, system, codeSecret }: SignUpContext,
  token: string,
): Promise<EmailTakeBackItem> => {
  const { userId, id } = readTakeBackToken(token);
  const change = await table.get(keys.emailTakeBack(userId, id), EmailTakeBackItem);
  const holds = change !== undefined && change.expiresAt * 1000 > system.now().getTime();
  if (!holds || !isTakeBackToken(codeSecret, change, token)) throw new ProblemError("email-link-invalid");
  return change;
};

/** Later changes are cancelled too, because their links may be in an intruder's mailbox. */
const laterChanges = async ({ table }: SignUpContext, { userId, id }: EmailTakeBackItem) => {
  const partition = userPartition(userId);
  const query = { schema: EmailTakeBackItem, partition, prefix: ranges.emailTakeBacks, limit: maxChanges };
  const { items } = await table.query(query);
  return items.filter((other) => other.id > id && other.usedAt === undefined);
};

const releaseOthers = async (
  { table }: SignUpContext,
  { userId, email }: EmailTakeBackItem,
  emails: readonly string[],
): Promise<Action[]> => {
  const others = [...new Set(emails)].filter((other) => other !== email);
  const guards = await Promise.all(others.map((other) => table.get(keys.emailGuard(other), EmailGuardItem)));
  return others.flatMap((other, place) => {
    const release = remove(keys.emailGuard(other));
    if (guards[place]?.userId === userId) return [release.expect("userId", userId, "stale")];
    return guards[place]?.heldFor === userId ? [release.expect("heldFor", userId, "stale")] : [];
  });
};

const restore = async (context: SignUpContext, takeBack: EmailTakeBackItem): Promise<void> => {
  const { table, system } = context;
  const { userId, id, email } = takeBack;
  const profile = await table.get(keys.profile(userId), ProfileItem);
  if (!profile) throw new ProblemError("email-link-invalid");
  const later = await laterChanges(context, takeBack);
  const now = system.now();
  const at = now.toISOString();
  const used = [takeBack, ...later].map((one) =>
    put(keys.emailTakeBack(userId, one.id), "emailTakeBack", { ...one, usedAt: at }).expectAbsent(
      "usedAt",
      one.id === id ? "email-link-used" : "stale",
    ),
  );
  await table.transact([
    ...used,
    ...(profile.email === email ? [] : [guardHeldEmail(email, userId)]),
    ...(await releaseOthers(context, takeBack, [profile.email, ...later.map((one) => one.email)])),
    update(keys.profile(userId)).set({ email, emailDue: true }).expect("email", profile.email, "stale"),
    remove(keys.emailChange(userId)),
    update(keys.sessions(userId))
      .set({ entity: "sessions", userId, validFrom: at, endedQuietly: true })
      .remove("except")
      .expectAbsent("erasingAt", "account-closed"),
    securityEvent({ userId, kind: "email-taken-back", at: now, id: system.newId("security") }),
  ]);
};

/** Removes every way into the account except a mailed code and an eID, because an intruder may have added others. */
const closeWaysIn = async ({ table, system, people }: SignUpContext, userId: string): Promise<void> => {
  const poolUser = await findPoolUser(table, userId);
  // First, so that existing tokens cannot add anything while the rest is removed.
  await people.lockOut(poolUser);
  const ticket = Buffer.from(system.bytes(32)).toString("base64url");
  await table.transact([issueTicket(ticket, userId, system.now(), { ours: true })]);
  await people.removeFactors(poolUser, ticket);
  await people.signOut(poolUser);
};

/** A parallel use of such a link has ended the session that this one needs. */
const isOvertaken = (error: unknown): boolean =>
  error instanceof Error && error.name === "NotAuthorizedException";

const takeBackOnce = async (context: SignUpContext, token: string): Promise<EmailTakeBackItem> => {
  const takeBack = await openLink(context, token);
  if (takeBack.usedAt !== undefined) return takeBack;
  try {
    await closeWaysIn(context, takeBack.userId);
  } catch (error) {
    throw isOvertaken(error) ? new ExpectationFailed("stale") : error;
  }
  await restore(context, takeBack);
  return takeBack;
};

/** Restores an account's former address once, for a reader of its mail. Closes other ways in first, so that a crash half-way leaves the link usable. */
export const takeBackEmail = async (
  context: SignUpContext,
  token: string,
  address: string,
): Promise<Record<string, never>> => {
  await countAgainst(context.table, perAddress, address, context.system.now());
  const { userId, usedAt } = await retryOnConflict(context.system, () => takeBackOnce(context, token));
  await settleEmail(context, userId);
  if (usedAt !== undefined) throw new ProblemError("email-link-used");
  return {};
};
