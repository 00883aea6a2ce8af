import { type Action, check } from "#lambdas/shared/table/actions.ts";
import type { Failure } from "#lambdas/shared/table/failures.ts";
import { BlockItem } from "#lambdas/shared/table/items/conversation.ts";
import type { Key } from "#lambdas/shared/table/key.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

const blocksBetween = (one: string, other: string): Key[] => [keys.block(one, other), keys.block(other, one)];

/** Lets a transaction fail where either of two has blocked the other, or where the one who is written to has closed their account or is gone. All are one failure: it does not say which. */
export const mayWrite = (fromUserId: string, toUserId: string, failure: Failure): Action[] => [
  ...blocksBetween(fromUserId, toUserId).map((block) => check(block).expectNew(failure)),
  check(keys.sessions(toUserId)).expectAbsent("closedAt", failure),
  check(keys.profile(toUserId)).expectExists(failure),
];

/** Whether either of two has blocked the other. */
export const isBlocked = async (
  table: Pick<Table, "batchGet">,
  one: string,
  other: string,
): Promise<boolean> => (await table.batchGet(blocksBetween(one, other), BlockItem)).length > 0;
