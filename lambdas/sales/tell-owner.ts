import type { SalesContext } from "./sales-context.ts";
import type { Caller } from "#lambdas/shared/http/caller.ts";
import { storeOf } from "#lambdas/shared/stores/store-of.ts";
import { whileMember } from "#lambdas/shared/stores/while-member.ts";
import { tellOfAttempt } from "#lambdas/shared/theft-matches/tell-of-attempt.ts";

/** Has the owner of a stolen bike told that somebody wants to register its number. Where none is stolen, nobody is told, and the answer is the same. */
export const tellOwner = async (
  context: Pick<SalesContext, "table" | "system">,
  caller: Caller,
  frameNumber: string,
): Promise<Record<string, never>> => {
  const { userId } = caller;
  await tellOfAttempt(context, { userId, frameNumber }, whileMember(storeOf(caller), userId));
  return {};
};
