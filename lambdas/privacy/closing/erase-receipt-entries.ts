import type { ErasureContext } from "./erasure-context.ts";
import { remove } from "#lambdas/platform/table/actions.ts";
import { ReceiptEntryItem } from "#lambdas/ownership/items/ownership-receipt.ts";
import { keys, ranges, userPartition } from "#lambdas/platform/table/keys.ts";
import { pages } from "#lambdas/platform/table/pages.ts";

const Entry = ReceiptEntryItem.pick({ transferId: true });

/** Empties the person's list of receipts. The receipts stay as long as the other party may need them as proof. */
export const eraseReceiptEntries = async ({ table }: ErasureContext, userId: string): Promise<void> => {
  const entries = {
    schema: Entry,
    partition: userPartition(userId),
    prefix: ranges.receiptEntries,
    limit: 50,
  };
  for await (const page of pages(table, entries))
    if (page.length > 0)
      await table.transact(page.map(({ transferId }) => remove(keys.receiptEntry(userId, transferId))));
};
