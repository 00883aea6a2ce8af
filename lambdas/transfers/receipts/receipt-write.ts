import { sealOf } from "./seal.ts";
import { type Action, put } from "#lambdas/shared/table/actions.ts";
import type { OwnershipReceiptItem } from "#lambdas/shared/table/items/ownership-receipt.ts";
import type { TransferItem } from "#lambdas/shared/table/items/transfer.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";

type Receipt = { readonly number: string; readonly code: string; readonly at: string };

/** Takes the number for the receipt of a transfer that both have signed. */
export const receiptWrite = (
  transfer: Omit<TransferItem, "entity">,
  { number, code, at }: Receipt,
): Action => {
  const { id: transferId, bikeId } = transfer;
  const seal = sealOf(number, transfer);
  const receipt: Omit<OwnershipReceiptItem, "entity"> = { number, transferId, bikeId, at, code, seal };
  return put(keys.ownershipReceipt(number), "ownershipReceipt", {
    ...receipt,
    gsi1pk: lists.ownershipReceipts(),
    gsi1sk: `${at}#${number}`,
  }).expectNew("stale");
};
