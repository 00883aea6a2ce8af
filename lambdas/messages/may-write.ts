import { type Action, check } from "#lambdas/platform/table/actions.ts";
import type { Failure } from "#lambdas/platform/table/failures.ts";
import { BlockItem } from "#lambdas/messages/items/conversation.ts";
import type { Key } from "#lambdas/platform/table/key.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

const blocksBetween = (one: string, other: string): Key[] => [keys.block(one, other), keys.block(other, one)];

/** Makes a transaction fail if either person has blocked the other, or the recipient's account is closed or erased. All cases fail alike, so that the sender learns nothing. */
export const mayWrite = (fromUserId: string, toUserId: string, failure: Failure): Action[] => [
  ...blocksBetween(fromUserId, toUserId).map((block) => check(block).expectNew(failure)),
  check(keys.sessions(toUserId)).expectAbsent("closedAt", failure),
  check(keys.profile(toUserId)).expectExists(failure),
];

export const isBlocked = async (
  table: Pick<Table, "batchGet">,
  one: string,
  other: string,
): Promise<boolean> => (await table.batchGet(blocksBetween(one, other), BlockItem)).length > 0;
