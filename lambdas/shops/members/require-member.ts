import { type Action, check } from "#lambdas/platform/table/actions.ts";
import { keys } from "#lambdas/platform/table/keys.ts";

/** Makes a transaction fail if the store is suspended. */
export const activeStoreCheck = (storeId: string): Action =>
  check(keys.store(storeId)).expect("state", "active", "store-suspended");

/** Makes a transaction fail if the caller no longer works in the store or the store is suspended: the token may be out of date. Pass the `storeId` of the token, never of the request. */
export const requireMember = (storeId: string, userId: string): readonly Action[] => [
  check(keys.storeMember(storeId, userId)).expectExists("forbidden"),
  activeStoreCheck(storeId),
];

/** Makes a transaction fail if the caller is no longer an owner. Another write of it must check the store's state. */
export const requireOwner = (storeId: string, userId: string): Action =>
  check(keys.storeMember(storeId, userId)).expectExists("forbidden").expect("role", "owner", "owner-needed");
