import * as z from "zod";
import { remove, update } from "#lambdas/platform/table/actions.ts";
import { bikePartition, keys, ranges } from "#lambdas/platform/table/keys.ts";
import { pages } from "#lambdas/platform/table/pages.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

const Line = z.object({
  sk: z.string(),
  at: z.string(),
  ownerId: z.string(),
  receiptUploadId: z.string().optional(),
});

type Owned = {
  readonly bikeId: string;
  readonly ownerId: string;
  /** Later receipts belong to another period of ownership. */
  readonly until?: string;
};

/** Removes an owner's receipts from a bike's history. The stream handler deletes each picture once its upload is gone. */
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
