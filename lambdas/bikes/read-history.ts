import * as z from "zod";
import { BikeEventItem } from "#lambdas/shared/table/items/bike.ts";
import { bikePartition, ranges } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

/** A line is some hundred bytes, and nobody changes a bike so often. */
const mostEvents = 1000;
const mostThefts = 100;

const StoredTheft = z.object({ stolenDate: z.iso.date(), recoveredAt: z.iso.datetime().optional() });

export const readEvents = async (table: Pick<Table, "query">, bikeId: string): Promise<BikeEventItem[]> => {
  const { items } = await table.query({
    partition: bikePartition(bikeId),
    prefix: ranges.bikeEvents,
    schema: BikeEventItem,
    limit: mostEvents,
  });
  return items;
};

/** The thefts of a bike as `schema` reads them, newest first. */
export const readThefts = async <T extends z.ZodType>(
  table: Pick<Table, "query">,
  bikeId: string,
  schema: T,
): Promise<z.output<T>[]> => {
  const { items } = await table.query({
    partition: bikePartition(bikeId),
    prefix: ranges.thefts,
    schema,
    limit: mostThefts,
    newestFirst: true,
  });
  return items;
};

export const readPastThefts = (table: Pick<Table, "query">, bikeId: string) =>
  readThefts(table, bikeId, StoredTheft);
