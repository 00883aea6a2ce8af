import * as z from "zod";
import type { Table } from "#lambdas/shared/table/table.ts";
import { keys, ranges, userPartition } from "#lambdas/shared/table/keys.ts";

const Dated = z.object({ at: z.iso.datetime() });

/** Two that write at the same time take their places in one order and their times in another. They never come so many rows apart. */
const disorder = 25;

/** The sort key behind which the row of this version stands. */
export const positionBefore = (account: string, version: number): { readonly sk: string } => ({
  sk: keys.ledgerRow(account, version - 1).sk,
});

const isBefore = async (
  table: Pick<Table, "get">,
  key: ReturnType<typeof keys.ledgerRow>,
  at: string,
): Promise<boolean> => {
  const row = await table.get(key, Dated);
  return row === undefined || row.at < at;
};

/**
 * The place in a ledger of `last` rows from which on none is older than a moment; the one after the last where all are.
 * It halves the ledger, so a ledger twice as long costs one more read. Around the moment the order of places and times can differ: the last row that is older decides, so that every row is in one month, and in the same however often it is asked.
 */
export const firstFrom = async (
  table: Pick<Table, "get" | "query">,
  account: string,
  from: Date,
  last: number,
): Promise<number> => {
  const at = from.toISOString();
  let [low, high] = [1, last + 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (await isBefore(table, keys.ledgerRow(account, middle), at)) low = middle + 1;
    else high = middle;
  }
  if (low > last) return low;
  const rows = await table.query({
    partition: userPartition(account),
    prefix: ranges.ledger,
    schema: Dated,
    limit: disorder,
    after: positionBefore(account, low),
  });
  return low + rows.items.findLastIndex((row) => row.at < at) + 1;
};
