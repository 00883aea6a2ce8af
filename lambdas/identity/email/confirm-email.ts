import type { Caller } from "#lambdas/shared/http/caller.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { moveToEmail } from "#lambdas/identity/email/move-to-email.ts";
import { settleEmail } from "#lambdas/identity/email/settle-email.ts";
import { requireMailedCode } from "#lambdas/identity/mailed-code.ts";
import type { SignUpContext } from "#lambdas/identity/sign-up/confirm-sign-up.ts";
import { liftRefusal } from "#lambdas/shared/mail/refusals.ts";
import { type Action, remove, update } from "#lambdas/shared/table/actions.ts";
import { ExpectationFailed } from "#lambdas/shared/table/failures.ts";
import { EmailChangeItem } from "#lambdas/shared/table/items/email-change.ts";
import { ProfileItem } from "#lambdas/shared/table/items/person.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { securityEvent } from "#lambdas/shared/table/security-event.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";

const openProfile = async ({ table }: SignUpContext, userId: string): Promise<ProfileItem> => {
  const profile = await table.get(keys.profile(userId), ProfileItem);
  if (!profile) throw new ProblemError("account-not-found");
  return profile;
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
  const used = remove(keys.emailChange(userId)).expect("salt", salt, "code-expired");
  if (profile.email === email) return table.transact([used, ...provingWrites(profile, now)]);
  await table.transact([
    used,
    ...(await moveToEmail(context, { profile, email, except: caller.signedInAt.toISOString() })),
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
