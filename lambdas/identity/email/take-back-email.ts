import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { closeWaysIn } from "#lambdas/identity/email/close-ways-in.ts";
import { settleEmail } from "#lambdas/identity/email/settle-email.ts";
import type { SignUpContext } from "#lambdas/identity/sign-up/confirm-sign-up.ts";
import { isTakeBackToken, readTakeBackToken } from "#lambdas/shared/tokens/take-back-links.ts";
import { type Action, put, remove, update } from "#lambdas/shared/table/actions.ts";
import { guardHeldEmail } from "#lambdas/shared/table/email-guard.ts";
import { EmailTakeBackItem } from "#lambdas/shared/table/items/email-change.ts";
import { EmailGuardItem } from "#lambdas/shared/table/items/identity.ts";
import { ProfileItem } from "#lambdas/shared/table/items/person.ts";
import { keys, ranges, userPartition } from "#lambdas/shared/table/keys.ts";
import { type RateLimit, countAgainst, seconds } from "#lambdas/shared/table/rate-limit.ts";
import { securityEvent } from "#lambdas/shared/table/security-event.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";

const perAddress: RateLimit = {
  what: "email-take-backs",
  most: 60,
  window: seconds(60 * 60),
  failure: "too-many-requests",
};

/** More changes than anybody may make while the first can be taken back. */
const most = 80;

const open = async (
  { table, system, codeSecret }: SignUpContext,
  token: string,
): Promise<EmailTakeBackItem> => {
  const { userId, id } = readTakeBackToken(token);
  const found = await table.get(keys.emailTakeBack(userId, id), EmailTakeBackItem);
  const holds = found !== undefined && found.expiresAt * 1000 > system.now().getTime();
  if (!holds || !isTakeBackToken(codeSecret, found, token)) throw new ProblemError("email-link-invalid");
  return found;
};

/** What came after the change that is taken back leads nowhere any more: its links may be in the mailbox of the person who made it. */
const laterChanges = async ({ table }: SignUpContext, { userId, id }: EmailTakeBackItem) => {
  const partition = userPartition(userId);
  const asked = { schema: EmailTakeBackItem, partition, prefix: ranges.emailTakeBacks, limit: most };
  const { items } = await table.query(asked);
  return items.filter((other) => other.id > id && other.usedAt === undefined);
};

/** Lets go of every address but the one that comes back, as far as it is still this account's. */
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

/**
 * Puts the former address of an account back for the person who reads its mail, once. A person who changed it has ways in, so those go
 * first: dying half-way leaves a link that can be used again.
 */
export const takeBackEmail = async (
  context: SignUpContext,
  token: string,
  address: string,
): Promise<Record<string, never>> => {
  await countAgainst(context.table, perAddress, address, context.system.now());
  const takeBack = await open(context, token);
  const { userId } = takeBack;
  if (takeBack.usedAt !== undefined) {
    await settleEmail(context, userId);
    throw new ProblemError("email-link-used");
  }
  await closeWaysIn(context, userId);
  await untilFresh(context.system, () => restore(context, takeBack));
  await settleEmail(context, userId);
  return {};
};
