import { type ActionBuilder, put, update } from "#lambdas/shared/table/actions.ts";
import type { StoreMemberItem } from "#lambdas/shared/table/items/store.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";

/** Someone works in a store from now on, or is invited to. */
export const memberWrite = (member: Omit<StoreMemberItem, "entity">): ActionBuilder => {
  const { storeId, userId, joinedAt } = member;
  return put(keys.storeMember(storeId, userId), "storeMember", {
    ...member,
    gsi1pk: lists.workplacesOf(userId),
    gsi1sk: `${joinedAt}#${storeId}`,
  }).expectNew("already-works-here");
};

/** Changes an active store by one of its own people. Beside it no other write of the transaction may check the store. */
export const activeStoreWrite = (storeId: string): ActionBuilder =>
  update(keys.store(storeId)).expect("state", "active", "store-suspended");
