import * as z from "zod";
import type { ErasureContext } from "./erasure-context.ts";
import { remove } from "#lambdas/platform/table/actions.ts";
import { keys, ranges, userPartition } from "#lambdas/platform/table/keys.ts";
import { pages } from "#lambdas/platform/table/pages.ts";

const Extract = z.object({ id: z.string() });

/** Removes the person's export and extracts for authorities. Deletes each file before its item, because nothing else refers to the file. */
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
