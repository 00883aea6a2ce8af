import type { NewSignUp } from "#contract/sign-up.ts";
import type { IdentityContext } from "#lambdas/identity/identity-context.ts";
import { newMailedCode, resendAfterSeconds, resendLimit } from "#lambdas/identity/mailed-code.ts";
import { placeOf } from "#lambdas/identity/sign-up/place.ts";
import { put } from "#lambdas/shared/table/actions.ts";
import type { SignUpItem } from "#lambdas/shared/table/items/sign-up.ts";
import { type RateLimit, counted, seconds } from "#lambdas/shared/table/rate-limit.ts";

const day = 24 * 60 * 60;
const failure = "too-many-requests";

/** Anybody can write anybody's address, and the mail goes there. */
const perEmail: RateLimit = { what: "sign-ups-of-email", most: 10, window: seconds(day), failure };
const perAddress: RateLimit = { what: "sign-ups-from-address", most: 60, window: seconds(60 * 60), failure };

/** Has a mail sent that says how to go on. It looks at nothing: an address that has an account takes the same time and the same way. */
export const startSignUp = async (
  { table, system }: IdentityContext,
  { email, key, fullName, language }: NewSignUp,
  address: string,
): Promise<{ resendAfterSeconds: number }> => {
  const now = system.now();
  const item: Omit<SignUpItem, "entity"> = {
    id: system.newId("signup"),
    email,
    fullName,
    language,
    ...newMailedCode(system, day),
  };
  await table.transact([
    counted(perAddress, address, now),
    counted(perEmail, email, now),
    put(placeOf(email, key), "signUp", item).expectBelow("sentAt", resendLimit(item.sentAt), failure),
  ]);
  return { resendAfterSeconds };
};
