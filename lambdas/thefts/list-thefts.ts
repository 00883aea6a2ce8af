import type { Theft } from "#contract/thefts.ts";
import { readOwnBike } from "#lambdas/shared/bikes/own-bike.ts";
import { TheftItem } from "#lambdas/shared/table/items/theft.ts";
import { bikePartition, ranges } from "#lambdas/shared/table/keys.ts";
import type { TheftsContext } from "./thefts-context.ts";
import { showTheft } from "#lambdas/thefts/show-theft.ts";

/** No bicycle is stolen and found again more often. */
const most = 100;

/** The thefts of the caller's own bike, newest first. */
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
      limit: most,
      newestFirst: true,
    }),
  ]);
  return { items: items.filter(({ ownerId }) => ownerId === userId).map(showTheft) };
};
