import type { MailStatus } from "#contract/notification-settings.ts";
import { type AccountWorld, openProfile } from "#lambdas/accounts/account.ts";
import type { Caller } from "#lambdas/http/caller.ts";
import { liftRefusal, readRefusal } from "#lambdas/mail/refusals.ts";
import { type RateLimit, counted } from "#lambdas/table/rate-limit.ts";

/** Each sends a mail that may come back. */
const perPerson: RateLimit = {
  what: "mail-retries",
  most: 3,
  seconds: 24 * 60 * 60,
  failure: "too-many-requests",
};

/** Whether mail reaches the caller, as far as mail servers have told us. */
export const showMailStatus = async (world: AccountWorld, caller: Caller): Promise<MailStatus> => {
  const { email } = await openProfile(world, caller);
  const refusal = await readRefusal(world.table, email);
  return refusal ? { arrives: false, reason: refusal.reason, since: refusal.since } : { arrives: true };
};

/** Believes in the caller's address again; the mail that follows shows whether it arrives. */
export const retryMail = async (world: AccountWorld, caller: Caller): Promise<MailStatus> => {
  const { email } = await openProfile(world, caller);
  if (await readRefusal(world.table, email))
    await world.table.transact([
      counted(perPerson, caller.userId, world.now()),
      liftRefusal(email, world.now(), caller.userId),
    ]);
  return { arrives: true };
};
