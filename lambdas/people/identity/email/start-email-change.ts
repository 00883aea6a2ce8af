import type { Caller } from "#lambdas/platform/http/caller.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import type { IdentityContext } from "#lambdas/people/identity/identity-context.ts";
import { newMailedCode, resendAfterSeconds, resendLimit } from "#lambdas/people/identity/mailed-code.ts";
import { networkOf } from "#lambdas/platform/http/network.ts";
import { put } from "#lambdas/platform/table/actions.ts";
import type { EmailChangeItem } from "#lambdas/people/items/email-change.ts";
import { ProfileItem } from "#lambdas/people/items/person.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { type RateLimit, countUse, seconds } from "#lambdas/platform/table/rate-limit.ts";

const hour = 60 * 60;
const day = 24 * hour;
const failure = "too-many-requests";

/** Anyone signed in can enter anybody's address. Limits per network keep strangers from using up its owner's codes. */
const perPerson: RateLimit = { what: "email-codes-of-person", max: 10, window: seconds(day) };
const perEmail: RateLimit = { what: "email-codes-to-email", max: 10, window: seconds(day) };
const perAddress: RateLimit = { what: "email-codes-from-address", max: 60, window: seconds(hour) };

type Request = { readonly email: string; readonly address: string };

/** Mails a code to the wanted address. Does not check whose it is, so that a taken address takes the same time. */
export const startEmailChange = async (
  { table, system }: IdentityContext,
  { userId, mayChangeSignIn }: Caller,
  { email, address }: Request,
): Promise<{ resendAfterSeconds: number }> => {
  const profile = await table.get(keys.profile(userId), ProfileItem);
  if (!profile) throw new ProblemError("account-not-found");
  // Verifying the current address needs no fresh sign-in.
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
    countUse(perAddress, address, now),
    countUse(perPerson, userId, now),
    countUse(perEmail, `${email} ${networkOf(address)}`, now),
    put(keys.emailChange(userId), "emailChange", item).expectBelow(
      "sentAt",
      resendLimit(item.sentAt),
      failure,
    ),
  ]);
  return { resendAfterSeconds };
};
