import type { Caller } from "#lambdas/shared/http/caller.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import type { IdentityContext } from "#lambdas/identity/identity-context.ts";
import { newMailedCode, resendAfterSeconds, resendLimit } from "#lambdas/identity/mailed-code.ts";
import { put } from "#lambdas/shared/table/actions.ts";
import type { EmailChangeItem } from "#lambdas/shared/table/items/email-change.ts";
import { ProfileItem } from "#lambdas/shared/table/items/person.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { type RateLimit, counted, seconds } from "#lambdas/shared/table/rate-limit.ts";

const hour = 60 * 60;
const day = 24 * hour;
const failure = "too-many-requests";

/** A person who is signed in can write anybody's address, and the mail goes there. */
const perPerson: RateLimit = { what: "email-codes-of-person", most: 10, window: seconds(day), failure };
const perEmail: RateLimit = { what: "email-codes-to-email", most: 10, window: seconds(day), failure };
const perAddress: RateLimit = { what: "email-codes-from-address", most: 60, window: seconds(hour), failure };

type Request = { readonly email: string; readonly address: string };

/** Has a mail sent to an address that someone wants for their account. It does not look whose that is: one that has an account takes the same time and the same way. */
export const startEmailChange = async (
  { table, system }: IdentityContext,
  { userId, mayChangeSignIn }: Caller,
  { email, address }: Request,
): Promise<{ resendAfterSeconds: number }> => {
  const profile = await table.get(keys.profile(userId), ProfileItem);
  if (!profile) throw new ProblemError("account-not-found");
  // To prove the address that is there changes no way into the account.
  const isToProve = profile.email === email && profile.emailUnproved === true;
  if (mayChangeSignIn !== true && !isToProve) throw new ProblemError("sign-in-not-recent");
  if (profile.email === email && !isToProve)
    throw new ProblemError("invalid-request", { issues: [{ path: "email", rule: "email-unchanged" }] });
  const now = system.now();
  const item: Omit<EmailChangeItem, "entity"> = {
    id: system.newId("email"),
    userId,
    email,
    language: profile.language,
    ...newMailedCode(system, hour),
  };
  await table.transact([
    counted(perAddress, address, now),
    counted(perPerson, userId, now),
    counted(perEmail, email, now),
    put(keys.emailChange(userId), "emailChange", item).expectBelow(
      "sentAt",
      resendLimit(item.sentAt),
      failure,
    ),
  ]);
  return { resendAfterSeconds };
};
