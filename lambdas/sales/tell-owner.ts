import type { SalesContext } from "./sales-context.ts";
import type { Caller } from "#lambdas/shared/http/caller.ts";
import { storeOf } from "#lambdas/shared/stores/store-of.ts";
import { whileMember } from "#lambdas/shared/stores/while-member.ts";
import { tellOfAttempt } from "#lambdas/shared/theft-matches/tell-of-attempt.ts";

/** Has the owner of a stolen bike told that someone wants to register its number. Where none is stolen, nobody is told, and the answer is the same. */
export const tellOwner = async (
  context: Pick<SalesContext, "table" | "system">,
  caller: Caller,
  frameNumber: string,
): Promise<Record<string, never>> => {
  const { userId } = caller;
  const whileAllowed = whileMember(storeOf(caller), userId);
  // First by itself: where no bike is stolen nothing is written, and who may not ask is not to learn that.
  await context.table.transact(whileAllowed);
  await tellOfAttempt(context, { userId, frameNumber }, whileAllowed);
  return {};
};
