import { daysTold } from "#contract/transfers.ts";
import type { ExpiryContext } from "./expire-transfers.ts";
import type { EvidenceRemoval } from "#lambdas/shared/signatures/evidence.ts";
import { remove } from "#lambdas/shared/table/actions.ts";
import { TransferItem } from "#lambdas/shared/table/items/transfer.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";
import { pages } from "#lambdas/shared/table/pages.ts";
import { receiptEntryRemovals } from "#lambdas/shared/transfers/receipt-entries.ts";

const dayMilliseconds = 24 * 60 * 60 * 1000;

export type ForgetContext = ExpiryContext & { readonly evidence: EvidenceRemoval };

/** The proofs go first: a run that is interrupted finds the rest again. */
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
  Date.parse(endedAt) + daysTold * dayMilliseconds <= now.getTime();

/** Forgets transfers that came to nothing, with names, addresses and signatures: nobody's agreement needs them. The oldest come first, so the first that is still told of ends it. */
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
