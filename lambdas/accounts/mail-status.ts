import type { MailStatus } from "#contract/notification-settings.ts";
import { type AccountContext, openProfile } from "#lambdas/accounts/account.ts";
import type { Caller } from "#lambdas/shared/http/caller.ts";
import { liftRefusal, readRefusal } from "#lambdas/shared/mail/refusals.ts";
import { type RateLimit, counted, seconds } from "#lambdas/shared/table/rate-limit.ts";

/** Each sends a mail that may come back. */
const perPerson: RateLimit = {
  what: "mail-retries",
  most: 3,
  window: seconds(24 * 60 * 60),
  failure: "too-many-requests",
};

/** Whether mail reaches the caller, as far as mail servers have told us. */
export const showMailStatus = async (context: AccountContext, caller: Caller): Promise<MailStatus> => {
  const { email } = await openProfile(context, caller);
  const refusal = await readRefusal(context.table, email);
  return refusal ? { arrives: false, reason: refusal.reason, since: refusal.since } : { arrives: true };
};

/** Believes in the caller's address again; the mail that follows shows whether it arrives. */
export const retryMail = async (context: AccountContext, caller: Caller): Promise<MailStatus> => {
  const { email } = await openProfile(context, caller);
  if (await readRefusal(context.table, email))
    await context.table.transact([
      counted(perPerson, caller.userId, context.now()),
      liftRefusal(email, context.now(), caller.userId),
    ]);
  return { arrives: true };
};
