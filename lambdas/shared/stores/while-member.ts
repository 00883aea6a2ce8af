import { type Action, check } from "#lambdas/shared/table/actions.ts";
import { keys } from "#lambdas/shared/table/keys.ts";

/** Lets a transaction fail where the store is suspended. */
export const activeStoreCheck = (storeId: string): Action =>
  check(keys.store(storeId)).expect("state", "active", "store-suspended");

/**
 * Lets a transaction fail where the caller no longer works in the store, or the store is suspended: a token says what was true when it was given.
 * `storeId` is the one of the verified token, never one of the request.
 */
export const whileMember = (storeId: string, userId: string): readonly Action[] => [
  check(keys.storeMember(storeId, userId)).expectExists("forbidden"),
  activeStoreCheck(storeId),
];

/** Lets a transaction fail where the caller is no owner of the store any more. It goes with a write that looks at the state of the store. */
export const whileOwner = (storeId: string, userId: string): Action =>
  check(keys.storeMember(storeId, userId)).expectExists("forbidden").expect("role", "owner", "owner-needed");
