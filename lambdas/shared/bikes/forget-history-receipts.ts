import * as z from "zod";
import { remove, update } from "#lambdas/shared/table/actions.ts";
import { bikePartition, keys, ranges } from "#lambdas/shared/table/keys.ts";
import { pages } from "#lambdas/shared/table/pages.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

const Line = z.object({
  sk: z.string(),
  at: z.string(),
  ownerId: z.string(),
  receiptUploadId: z.string().optional(),
});

type Owned = {
  readonly bikeId: string;
  readonly ownerId: string;
  /** What came later is of another time in which the bike was theirs. */
  readonly until?: string;
};

/** Takes an owner's receipts out of the history of a bike. Each picture goes when the stream tells that its upload is gone. */
export const forgetHistoryReceipts = async (
  table: Pick<Table, "query" | "transact">,
  { bikeId, ownerId, until }: Owned,
): Promise<void> => {
  const pk = bikePartition(bikeId);
  const lines = { schema: Line, partition: pk, prefix: ranges.bikeEvents, limit: 50 };
  for await (const page of pages(table, lines))
    for (const { sk, at, receiptUploadId, ...line } of page)
      if (line.ownerId === ownerId && receiptUploadId !== undefined && (until === undefined || at <= until))
        await table.transact([
          update({ pk, sk }).remove("receiptUploadId").expectExists("stale"),
          remove(keys.upload(receiptUploadId)),
        ]);
};
