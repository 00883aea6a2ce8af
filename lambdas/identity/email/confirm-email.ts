import type { Caller } from "#lambdas/shared/http/caller.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { daysToTakeBack } from "#contract/email-change.ts";
import { settleEmail } from "#lambdas/identity/email/settle-email.ts";
import { requireMailedCode } from "#lambdas/identity/mailed-code.ts";
import type { SignUpContext } from "#lambdas/identity/sign-up/confirm-sign-up.ts";
import { liftRefusal } from "#lambdas/shared/mail/refusals.ts";
import { type Action, put, remove, update } from "#lambdas/shared/table/actions.ts";
import { guardEmail, guardHeldEmail, holdEmail, isHeldFor } from "#lambdas/shared/table/email-guard.ts";
import { ExpectationFailed } from "#lambdas/shared/table/failures.ts";
import { EmailChangeItem, type EmailTakeBackItem } from "#lambdas/shared/table/items/email-change.ts";
import { EmailGuardItem } from "#lambdas/shared/table/items/identity.ts";
import { ProfileItem } from "#lambdas/shared/table/items/person.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { securityEvent } from "#lambdas/shared/table/security-event.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";

const openProfile = async ({ table }: SignUpContext, userId: string): Promise<ProfileItem> => {
  const profile = await table.get(keys.profile(userId), ProfileItem);
  if (!profile) throw new ProblemError("account-not-found");
  return profile;
};

/** The address from before waits for its owner, who is told of the change there. */
const partingWrites = ({ system }: SignUpContext, { userId, email, language }: ProfileItem): Action[] => {
  const now = system.now();
  const until = new Date(now.getTime() + daysToTakeBack * 86_400_000);
  const id = system.newId("email");
  const takeBack: Omit<EmailTakeBackItem, "entity"> = {
    id,
    userId,
    email,
    language,
    salt: Buffer.from(system.bytes(16)).toString("base64url"),
    changedAt: now.toISOString(),
    expiresAt: Math.floor(until.getTime() / 1000),
  };
  return [
    holdEmail({ email, userId, takeBackId: id }, until),
    put(keys.emailTakeBack(userId, id), "emailTakeBack", takeBack).expectNew("stale"),
  ];
};

/** An address that was only typed may be a stranger's: nobody is told there, and nothing leads back to it. */
const leavingWrites = (context: SignUpContext, profile: ProfileItem): Action[] => {
  const { email, userId } = profile;
  if (profile.emailUnproved !== true) return partingWrites(context, profile);
  return [remove(keys.emailGuard(email)).expect("userId", userId, "stale")];
};

/** The address that the account has been made with is its owner's indeed. */
const provingWrites = ({ userId, email }: ProfileItem, now: Date): Action[] => [
  update(keys.profile(userId))
    .set({ emailDue: true })
    .remove("emailUnproved")
    .expect("email", email, "stale"),
  liftRefusal(email, now),
];

/** All of a change but what the user pool knows: the address with its guard, what leads back, and the end of every other session. */
const change = async (context: SignUpContext, caller: Caller, waiting: EmailChangeItem): Promise<void> => {
  const { table, system } = context;
  const { userId } = caller;
  const { email, salt } = waiting;
  const now = system.now();
  const profile = await openProfile(context, userId);
  const guard = await table.get(keys.emailGuard(email), EmailGuardItem);
  const validFrom = now.toISOString();
  const used = remove(keys.emailChange(userId)).expect("salt", salt, "code-expired");
  if (profile.email === email) return table.transact([used, ...provingWrites(profile, now)]);
  await table.transact([
    used,
    isHeldFor(guard, userId, now) ? guardHeldEmail(email, userId) : guardEmail(email, userId, now),
    update(keys.profile(userId))
      .set({ email, emailDue: true })
      .remove("emailUnproved")
      .expect("email", profile.email, "stale"),
    ...leavingWrites(context, profile),
    update(keys.sessions(userId))
      .set({ entity: "sessions", userId, validFrom, endedQuietly: true })
      .set({ except: caller.signedInAt.toISOString() })
      .expectAbsent("closedAt", "account-closed"),
    liftRefusal(email, now),
    securityEvent({ userId, kind: "email-changed", at: now, id: system.newId("security") }),
  ]);
};

/** Gives the account the address whose code has come back. That someone else has it is told only to who reads its mail. */
export const confirmEmail = async (
  context: SignUpContext,
  caller: Caller,
  code: string,
): Promise<{ email: string }> => {
  const { userId } = caller;
  const place = keys.emailChange(userId);
  const waiting = await requireMailedCode(context, { place, schema: EmailChangeItem, use: "email" }, code);
  try {
    await untilFresh(context.system, () => change(context, caller, waiting));
  } catch (error) {
    // The same request, sent twice at once, may have done it all.
    const isDone =
      error instanceof ExpectationFailed && (await openProfile(context, userId)).email === waiting.email;
    if (!isDone) throw error;
  }
  await settleEmail(context, userId);
  return { email: waiting.email };
};
