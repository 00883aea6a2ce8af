import { BikeEventItem } from "#lambdas/shared/table/items/bike.ts";
import { bikePartition, ranges } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

/** A line is some hundred bytes, and nobody changes a bike so often. */
const mostEvents = 1000;

export const readEvents = async (table: Pick<Table, "query">, bikeId: string): Promise<BikeEventItem[]> => {
  const { items } = await table.query({
    partition: bikePartition(bikeId),
    prefix: ranges.bikeEvents,
    schema: BikeEventItem,
    limit: mostEvents,
  });
  return items;
};
