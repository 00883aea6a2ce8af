import type { Caller } from "#lambdas/shared/http/caller.ts";
import { whileOwner } from "#lambdas/shared/stores/while-member.ts";
import type { Action, ActionBuilder } from "#lambdas/shared/table/actions.ts";

/** The caller is still an owner. Where they change their own place, the write itself says so: a transaction touches an item once. */
export const whileOtherOwner = (
  storeId: string,
  { userId: callerId }: Pick<Caller, "userId">,
  userId: string,
): readonly Action[] => (callerId === userId ? [] : [whileOwner(storeId, callerId)]);

/** There is always at least one left. */
export const oneOwnerLess = (store: ActionBuilder): ActionBuilder =>
  store.add("owners", -1).expectAtLeast("owners", 2, "last-owner");
