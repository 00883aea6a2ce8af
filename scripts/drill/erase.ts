import { eraseAgain } from "#lambdas/accounts/closing/erase-again.ts";
import type { ErasureContext } from "#lambdas/accounts/closing/erasure-context.ts";
import { reindex } from "#lambdas/shared/search-index/reindex.ts";
import { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import { lists } from "#lambdas/shared/table/keys.ts";
import { pages } from "#lambdas/shared/table/pages.ts";
import { s3ListErasures } from "./list-erasures.ts";

/** Nobody follows the changes of a copy yet: what searches read of these bikes is taken away here. */
const unlist = async ({ table, system }: ErasureContext, userId: string): Promise<void> => {
  const deleted = {
    schema: BikeItem.pick({ id: true }),
    partition: lists.deletedBikesOf(userId),
    index: "gsi1",
    limit: 50,
  } as const;
  for await (const bikes of pages(table, deleted))
    for (const { id } of bikes) await reindex({ table, system }, id);
};

/** Erases in the copy the people who were erased in the table. Answers how many the copy still knew. */
export const eraseListed = async (context: ErasureContext, erasuresBucket: string): Promise<number> => {
  let erased = 0;
  for (const { userId } of await s3ListErasures(erasuresBucket)) {
    if (await eraseAgain(context, userId)) erased += 1;
    await unlist(context, userId);
  }
  return erased;
};
