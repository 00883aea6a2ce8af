import { type Action, check } from "#lambdas/shared/table/actions.ts";
import { keys } from "#lambdas/shared/table/keys.ts";

/**
 * Lets a transaction fail where the caller no longer works in the store, or the store is suspended: a token says what was true when it was given.
 * `storeId` is the one of the verified token, never one of the request.
 */
export const whileMember = (storeId: string, userId: string): readonly Action[] => [
  check(keys.storeMember(storeId, userId)).expectExists("forbidden"),
  check(keys.store(storeId)).expect("state", "active", "store-suspended"),
];
