import { maxNumbersOfStore } from "#contract/platform/reading-limits.ts";
import type { Action } from "#lambdas/platform/table/actions.ts";
import { countUse, swedishDay } from "#lambdas/platform/table/rate-limit.ts";
import type { Caller } from "#lambdas/platform/http/caller.ts";
import { requireMember } from "#lambdas/shops/members/require-member.ts";
import { storeOf } from "#lambdas/shops/members/store-of.ts";

const perStore = {
  what: "number-checks",
  max: maxNumbersOfStore,
  window: swedishDay,
  failure: "reading-limit-reached",
} as const;

/** Writes that fail unless the caller works in an active store that may look up this many numbers today. */
export const countNumbers = (caller: Caller, numbers: number, now: Date): Action[] => {
  const storeId = storeOf(caller);
  return [...requireMember(storeId, caller.userId), countUse(perStore, storeId, now, numbers)];
};
