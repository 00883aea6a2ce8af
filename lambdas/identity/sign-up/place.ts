import type { Key } from "#lambdas/shared/table/key.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { nameless } from "#lambdas/shared/table/rate-limit.ts";

/** Where the sign-up of an address by one browser waits. */
export const placeOf = (email: string, browserKey: string): Key =>
  keys.signUp(nameless(email), nameless(browserKey));
