import type { Caller } from "#lambdas/platform/http/caller.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { displaceUnproved } from "./displace-unproved.ts";
import { moveToEmail } from "./move-to-email.ts";
import { settleEmail } from "./settle-email.ts";
import { requireMailedCode } from "#lambdas/people/identity/mailed-code.ts";
import type { SignUpContext } from "#lambdas/people/identity/sign-up/confirm-sign-up.ts";
import { liftRefusal } from "#lambdas/people/mail/refusals.ts";
import { guardOwnEmail } from "#lambdas/people/email-guard.ts";
import { type Action, remove, update } from "#lambdas/platform/table/actions.ts";
import { ExpectationFailed } from "#lambdas/platform/table/failures.ts";
import { EmailChangeItem } from "#lambdas/people/items/email-change.ts";
import { ProfileItem } from "#lambdas/people/items/person.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { securityEvent } from "#lambdas/people/security-event.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";

const openProfile = async ({ table }: SignUpContext, userId: string): Promise<ProfileItem> => {
  const profile = await table.get(keys.profile(userId), ProfileItem);
  if (!profile) throw new ProblemError("account-not-found");
  return profile;
};

const provingWrites = ({ userId, email }: ProfileItem, now: Date): Action[] => [
  update(keys.profile(userId))
    .set({ emailDue: true })
    .remove("emailUnproved")
    .expect("email", email, "stale"),
  guardOwnEmail(email, userId),
  liftRefusal(email, now),
];

/** All writes of a change except the user pool's. */
const change = async (context: SignUpContext, caller: Caller, waiting: EmailChangeItem): Promise<void> => {
  const { table, system } = context;
  const { userId } = caller;
  const { email, salt } = waiting;
  const now = system.now();
  const profile = await openProfile(context, userId);
  const used = remove(keys.emailChange(userId)).expect("salt", salt, "code-expired");
  if (profile.email === email) return table.transact([used, ...provingWrites(profile, now)]);
  await displaceUnproved(context, email);
  await table.transact([
    used,
    ...(await moveToEmail(context, { profile, email, except: caller.signedInAt.toISOString() })),
    securityEvent({ userId, kind: "email-changed", at: now, id: system.newId("security") }),
  ]);
};

/** Moves the account to the address whose code was entered. Only its mailbox learns that another account has it. */
export const confirmEmail = async (
  context: SignUpContext,
  caller: Caller,
  code: string,
): Promise<{ email: string }> => {
  const { userId } = caller;
  const place = keys.emailChange(userId);
  const waiting = await requireMailedCode(context, { place, schema: EmailChangeItem, use: "email" }, code);
  try {
    await retryOnConflict(context.system, () => change(context, caller, waiting));
  } catch (error) {
    // The same request may have succeeded in parallel.
    const isDone =
      error instanceof ExpectationFailed && (await openProfile(context, userId)).email === waiting.email;
    if (!isDone) throw error;
  }
  await settleEmail(context, userId);
  return { email: waiting.email };
};
