import type { NewSignUp } from "#contract/people/sign-up.ts";
import type { IdentityContext } from "#lambdas/people/identity/identity-context.ts";
import { newMailedCode, resendAfterSeconds, resendLimit } from "#lambdas/people/identity/mailed-code.ts";
import { requireOpenSignUps } from "#lambdas/people/identity/require-open-sign-ups.ts";
import { networkOf } from "#lambdas/platform/http/network.ts";
import { placeOf } from "./place.ts";
import { put } from "#lambdas/platform/table/actions.ts";
import type { Key } from "#lambdas/platform/table/key.ts";
import { SignUpItem } from "#lambdas/people/items/sign-up.ts";
import { type RateLimit, countUse, seconds } from "#lambdas/platform/table/rate-limit.ts";

const day = 24 * 60 * 60;
const failure = "too-many-requests";

/** Anyone can enter anybody's address. Limits per network keep strangers from using up its owner's codes. */
const perEmail: RateLimit = { what: "sign-ups-of-email", max: 10, window: seconds(day) };
const perAddress: RateLimit = { what: "sign-ups-from-address", max: 60, window: seconds(60 * 60) };

const hasBegun = async (context: IdentityContext, place: Key): Promise<boolean> => {
  const begun = await context.table.get(place, SignUpItem);
  return begun !== undefined && begun.expiresAt * 1000 > context.system.now().getTime();
};

/** Mails a code or, if the address has an account, says so. Does not check here, so that both take the same time. */
export const startSignUp = async (
  context: IdentityContext,
  { email, key, fullName, language }: NewSignUp,
  address: string,
): Promise<{ resendAfterSeconds: number }> => {
  const place = placeOf(email, key);
  if (context.signUps === "closed" && !(await hasBegun(context, place))) requireOpenSignUps(context);
  const { table, system } = context;
  const now = system.now();
  const item: Omit<SignUpItem, "entity"> = {
    id: system.newId("signup"),
    email,
    fullName,
    language,
    ...newMailedCode(system, day),
  };
  await table.transact([
    countUse(perAddress, address, now),
    countUse(perEmail, `${email} ${networkOf(address)}`, now),
    put(place, "signUp", item).expectBelow("sentAt", resendLimit(item.sentAt), failure),
  ]);
  return { resendAfterSeconds };
};
