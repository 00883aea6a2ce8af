import { BikeEventItem } from "#lambdas/bikes/items/bike.ts";
import { bikePartition, ranges } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

/** An event has about a hundred bytes, and no bike has this many. */
const maxEvents = 1000;

export const readEvents = async (table: Pick<Table, "query">, bikeId: string): Promise<BikeEventItem[]> => {
  const { items } = await table.query({
    partition: bikePartition(bikeId),
    prefix: ranges.bikeEvents,
    schema: BikeEventItem,
    limit: maxEvents,
  });
  return items;
};
