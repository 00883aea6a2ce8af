import * as z from "zod";
import type { ErasureContext } from "./erasure-context.ts";
import { remove } from "#lambdas/shared/table/actions.ts";
import { keys, ranges, userPartition } from "#lambdas/shared/table/keys.ts";
import { pages } from "#lambdas/shared/table/pages.ts";

const Extract = z.object({ id: z.string() });

/** Forgets the copy that someone may have asked for before they closed their account, and what authorities were given. A file goes first: without the other nobody would look for it. That someone was given it stays in the audit. */
export const eraseOwnCopy = async ({ table, discardCopy }: ErasureContext, userId: string): Promise<void> => {
  await discardCopy(userId);
  await table.transact([remove(keys.ownCopy(userId)), remove(keys.openExtract(userId))]);
  const extracts = { partition: userPartition(userId), prefix: ranges.extracts, schema: Extract, limit: 50 };
  for await (const items of pages(table, extracts))
    for (const { id } of items) {
      await discardCopy(userId, id);
      await table.transact([remove(keys.extract(userId, id))]);
    }
};
