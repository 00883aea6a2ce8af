import type { Theft } from "#contract/thefts/thefts.ts";
import { readOwnBike } from "#lambdas/bikes/own-bike.ts";
import { TheftItem } from "#lambdas/thefts/items/theft.ts";
import { bikePartition, ranges } from "#lambdas/platform/table/keys.ts";
import type { TheftsContext } from "./thefts-context.ts";
import { showTheft } from "./show-theft.ts";

/** No bicycle is stolen and recovered more often. */
const maxThefts = 100;

/** Newest first. */
export const listThefts = async (
  { table }: TheftsContext,
  userId: string,
  bikeId: string,
): Promise<{ items: Theft[] }> => {
  const [, { items }] = await Promise.all([
    readOwnBike(table, userId, bikeId),
    table.query({
      partition: bikePartition(bikeId),
      prefix: ranges.thefts,
      schema: TheftItem,
      limit: maxThefts,
      newestFirst: true,
    }),
  ]);
  return { items: items.filter(({ ownerId }) => ownerId === userId).map(showTheft) };
};
