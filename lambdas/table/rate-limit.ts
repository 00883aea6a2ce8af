import { createHash } from "node:crypto";
import { type ActionBuilder, update } from "#lambdas/table/actions.ts";
import type { Failure } from "#lambdas/table/failures.ts";
import { keys } from "#lambdas/table/keys.ts";
import type { Table } from "#lambdas/table/table.ts";

export type RateLimit = {
  /** What is counted, as `eid-orders`. */
  readonly what: string;
  readonly most: number;
  readonly seconds: number;
  readonly failure: Failure;
};

/** Tells addresses and e-mails apart without keeping them. */
export const nameless = (who: string): string =>
  createHash("sha256").update(who).digest("base64url").slice(0, 22);

/** Counts one more by `who` in the window of time that `now` falls in, or fails where there were enough. Windows lie side by side, so at worst twice as many pass around the edge of two. */
export const counted = (
  { what, most, seconds, failure }: RateLimit,
  who: string,
  now: Date,
): ActionBuilder => {
  const window = Math.floor(now.getTime() / 1000 / seconds);
  return update(keys.rate(what, nameless(who), String(window)))
    .add("spent", 1)
    .set({ entity: "rate", expiresAt: (window + 2) * seconds })
    .expectBelow("spent", most, failure);
};

/** As `counted`, for what writes nothing else. */
export const countAgainst = (table: Table, limit: RateLimit, who: string, now: Date): Promise<void> =>
  table.transact([counted(limit, who, now)]);
