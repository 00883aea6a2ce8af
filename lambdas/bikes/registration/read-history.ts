import * as z from "zod";
import { bikePartition, ranges } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

const maxThefts = 100;

const StoredTheft = z.object({ stolenDate: z.iso.date(), recoveredAt: z.iso.datetime().optional() });

/** Newest first, parsed with `schema`. */
export const readThefts = async <T extends z.ZodType>(
  table: Pick<Table, "query">,
  bikeId: string,
  schema: T,
): Promise<z.output<T>[]> => {
  const { items } = await table.query({
    partition: bikePartition(bikeId),
    prefix: ranges.thefts,
    schema,
    limit: maxThefts,
    newestFirst: true,
  });
  return items;
};

export const readPastThefts = (table: Pick<Table, "query">, bikeId: string) =>
  readThefts(table, bikeId, StoredTheft);
