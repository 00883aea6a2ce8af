import * as z from "zod";
import { bikePartition, ranges } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

const mostThefts = 100;

const StoredTheft = z.object({ stolenDate: z.iso.date(), recoveredAt: z.iso.datetime().optional() });

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
