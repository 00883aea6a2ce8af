import { freshSignInMinutes } from "#contract/privacy/closing.ts";
import type { Caller } from "#lambdas/platform/http/caller.ts";
import type { Action } from "#lambdas/platform/table/actions.ts";
import { type RateLimit, countUse, seconds } from "#lambdas/platform/table/rate-limit.ts";

const signatures: RateLimit = {
  what: "signatures-by-sign-in",
  max: 1,
  window: seconds(60 * 60),
  failure: "sign-in-not-recent",
};

/** True shortly after a sign-in for this purpose. A browser left open and the token of another sign-in do not count. */
export const isProved = (
  { signedInAt, mayChangeSignIn }: Pick<Caller, "signedInAt" | "mayChangeSignIn">,
  now: Date,
): boolean => mayChangeSignIn === true && now.getTime() - signedInAt.getTime() <= freshSignInMinutes * 60_000;

/** Lets one sign-in sign one thing, so that a stolen token cannot sign more. */
export const spendSignIn = ({ userId, signedInAt }: Pick<Caller, "userId" | "signedInAt">): Action =>
  countUse(signatures, `${userId} ${signedInAt.getTime()}`, signedInAt);
