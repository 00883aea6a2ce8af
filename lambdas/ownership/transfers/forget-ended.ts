import { retentionSeconds } from "#contract/privacy/retention.ts";
import type { ExpiryContext } from "./expire-transfers.ts";
import type { EvidenceRemoval } from "#lambdas/people/signatures/evidence.ts";
import { remove } from "#lambdas/platform/table/actions.ts";
import { TransferItem } from "#lambdas/ownership/items/transfer.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import { pages } from "#lambdas/platform/table/pages.ts";
import { receiptEntryRemovals } from "#lambdas/ownership/receipt-entries.ts";

export type ForgetContext = ExpiryContext & { readonly evidence: EvidenceRemoval };

/** Deletes the evidence first, so an interrupted run finds the transfer again. */
export const forgetTransfer = async (
  { table, evidence }: Pick<ForgetContext, "table" | "evidence">,
  transfer: TransferItem,
): Promise<void> => {
  const { id, sellerSignature, buyerSignature, formerEvidence = [] } = transfer;
  const signed = [sellerSignature, ...(buyerSignature ? [buyerSignature] : [])];
  for (const name of [...formerEvidence, ...signed.map(({ evidence }) => evidence)])
    await evidence.forget(name);
  await table.transact([remove(keys.transfer(id)), ...receiptEntryRemovals(transfer)]);
};

const isOver = ({ endedAt = "" }: TransferItem, now: Date): boolean =>
  Date.parse(endedAt) + retentionSeconds("endedTransfers") * 1000 <= now.getTime();

/** Deletes transfers without result, oldest first, and stops at the first that must still be kept. */
export const forgetEnded = async (
  context: ForgetContext,
): Promise<{ readonly forgotten: number; readonly failed: number }> => {
  const { table, system, reportFailure } = context;
  const now = system.now();
  const ended = {
    index: "gsi1",
    partition: lists.endedTransfers(),
    schema: TransferItem,
    limit: 25,
  } as const;
  let [forgotten, failed] = [0, 0];
  for await (const page of pages(table, ended))
    for (const transfer of page) {
      if (!isOver(transfer, now)) return { forgotten, failed };
      try {
        await forgetTransfer(context, transfer);
        forgotten += 1;
      } catch (error) {
        reportFailure(transfer.id, error);
        failed += 1;
      }
    }
  return { forgotten, failed };
};
