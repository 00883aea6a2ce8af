import type { ErasureContext } from "./erasure-context.ts";
import { remove } from "#lambdas/shared/table/actions.ts";
import { keys } from "#lambdas/shared/table/keys.ts";

/** Forgets the copy that someone may have asked for before they closed their account. The file goes first: without the other nobody would look for it. */
export const eraseOwnCopy = async ({ table, discardCopy }: ErasureContext, userId: string): Promise<void> => {
  await discardCopy(userId);
  await table.transact([remove(keys.ownCopy(userId))]);
};
