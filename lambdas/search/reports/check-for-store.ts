import type { CheckedNumber } from "#contract/search.ts";
import type { MakingReports } from "./make-report.ts";
import { checkFrameNumbers } from "#lambdas/search/check-frame-numbers.ts";
import type { Caller } from "#lambdas/shared/http/caller.ts";
import { ownStore } from "#lambdas/shared/stores/own-store.ts";

/** Looks many numbers up for someone who works in a store, suspended or not. Both are read at once: nobody waits for their own place there, and without it nobody hears the answer. */
export const checkForStore = async (
  { table, ...register }: MakingReports,
  caller: Caller,
  typedNumbers: readonly string[],
): Promise<{ items: CheckedNumber[] }> => {
  const [, items] = await Promise.all([ownStore(table, caller), checkFrameNumbers(register, typedNumbers)]);
  return { items };
};
