import { type ActionBuilder, put, update } from "#lambdas/platform/table/actions.ts";
import type { StoreMemberItem } from "#lambdas/shops/items/store.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";

export const memberWrite = (member: Omit<StoreMemberItem, "entity">): ActionBuilder => {
  const { storeId, userId, joinedAt } = member;
  return put(keys.storeMember(storeId, userId), "storeMember", {
    ...member,
    gsi1pk: lists.workplacesOf(userId),
    gsi1sk: `${joinedAt}#${storeId}`,
  }).expectNew("already-works-here");
};

/** Checks the store's state as well; DynamoDB allows one write per item in a transaction. */
export const activeStoreWrite = (storeId: string): ActionBuilder =>
  update(keys.store(storeId)).expect("state", "active", "store-suspended");
