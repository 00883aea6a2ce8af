import type { Key } from "#lambdas/platform/table/key.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { pseudonymOf } from "#lambdas/platform/table/rate-limit.ts";

/** The key of one browser's sign-up with one address. */
export const placeOf = (email: string, browserKey: string): Key =>
  keys.signUp(pseudonymOf(email), pseudonymOf(browserKey));
