import type { SalesContext } from "./sales-context.ts";
import type { Caller } from "#lambdas/platform/http/caller.ts";
import { storeOf } from "#lambdas/shops/members/store-of.ts";
import { requireMember } from "#lambdas/shops/members/require-member.ts";
import { notifyOfAttempt } from "#lambdas/thefts/matches/notify-of-attempt.ts";

/** Notifies the owner of a stolen bike that someone tried to register its number. The answer does not reveal whether such a bike exists. */
export const notifyOwner = async (
  context: Pick<SalesContext, "table" | "system">,
  caller: Caller,
  frameNumber: string,
): Promise<Record<string, never>> => {
  const { userId } = caller;
  const permission = requireMember(storeOf(caller), userId);
  // Checks the permission first, since otherwise the answer would reveal whether a stolen bike has this number.
  await context.table.transact(permission);
  await notifyOfAttempt(context, { userId, frameNumber }, permission);
  return {};
};
