import type { MailStatus } from "#contract/people/notification-settings.ts";
import { type AccountContext, ensureProfile } from "./account.ts";
import type { Caller } from "#lambdas/platform/http/caller.ts";
import { liftRefusal, readRefusal } from "#lambdas/people/mail/refusals.ts";
import { type RateLimit, countUse, seconds } from "#lambdas/platform/table/rate-limit.ts";

/** Each retry sends a mail that may bounce. */
const perPerson: RateLimit = { what: "mail-retries", max: 3, window: seconds(24 * 60 * 60) };

export const showMailStatus = async (context: AccountContext, caller: Caller): Promise<MailStatus> => {
  const { email } = await ensureProfile(context, caller);
  const refusal = await readRefusal(context.table, email);
  return refusal ? { arrives: false, reason: refusal.reason, since: refusal.since } : { arrives: true };
};

/** Allows mail to the caller's address again, and triggers a test mail that may bounce. */
export const retryMail = async (context: AccountContext, caller: Caller): Promise<MailStatus> => {
  const { email } = await ensureProfile(context, caller);
  if (await readRefusal(context.table, email))
    await context.table.transact([
      countUse(perPerson, caller.userId, context.now()),
      liftRefusal(email, context.now(), caller.userId),
    ]);
  return { arrives: true };
};
