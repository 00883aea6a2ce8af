import type { Caller } from "#lambdas/platform/http/caller.ts";
import { requireOwner } from "#lambdas/shops/members/require-member.ts";
import type { Action, ActionBuilder } from "#lambdas/platform/table/actions.ts";

/** A caller who changes their own membership is checked by that write: a transaction may touch an item only once. */
export const requireOwnerUnlessSelf = (
  storeId: string,
  { userId: callerId }: Pick<Caller, "userId">,
  userId: string,
): readonly Action[] => (callerId === userId ? [] : [requireOwner(storeId, callerId)]);

/** Fails with `last-owner` if the store would have no owner left. */
export const removeOneOwner = (store: ActionBuilder): ActionBuilder =>
  store.add("owners", -1).expectAtLeast("owners", 2, "last-owner");
