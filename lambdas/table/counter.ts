import { type ActionBuilder, update } from "#lambdas/table/actions.ts";
import type { Failure } from "#lambdas/table/failures.ts";
import type { Key } from "#lambdas/table/key.ts";

type Limit = { readonly most: number; readonly failure: Failure; readonly secondsKept: number };

/** Counts one more under a key, or fails where there were enough. */
export const countUp = (key: Key, { most, failure, secondsKept }: Limit, now: Date): ActionBuilder =>
  update(key)
    .add("spent", 1)
    .set({ entity: "quota", expiresAt: Math.floor(now.getTime() / 1000) + secondsKept })
    .expectBelow("spent", most, failure);
