import type { ErasureContext } from "./erasure-context.ts";
import { remove } from "#lambdas/shared/table/actions.ts";
import { ReceiptEntryItem } from "#lambdas/shared/table/items/ownership-receipt.ts";
import { keys, ranges, userPartition } from "#lambdas/shared/table/keys.ts";
import { pages } from "#lambdas/shared/table/pages.ts";

const Entry = ReceiptEntryItem.pick({ transferId: true });

/** Empties someone's list of receipts. The receipts themselves stay as long as the other of the two may need to prove something by them. */
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
