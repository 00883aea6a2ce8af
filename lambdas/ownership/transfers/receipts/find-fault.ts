import { signedTexts } from "#lambdas/ownership/transfers/signed-text.ts";
import { sealedFacts } from "./sealed-facts.ts";
import type { Sealer } from "#lambdas/platform/tokens/paper-seals.ts";
import { hashOf } from "#lambdas/people/signatures/hash-of.ts";
import type { OwnershipReceiptItem } from "#lambdas/ownership/items/ownership-receipt.ts";
import type { TransferItem, TransferSignature } from "#lambdas/ownership/items/transfer.ts";

export type ReceiptFault = "no-transfer" | "not-signed" | "seal" | "hash" | "text";

const findTextFault = (
  { text, hash }: TransferSignature,
  expected: readonly string[],
): ReceiptFault | undefined => {
  if (hashOf(text) !== hash) return "hash";
  return expected.includes(text) ? undefined : "text";
};

/** Rebuilds the signed texts from the terms. Undefined if receipt, transfer and signed texts agree. */
export const findFault = async (
  sealer: Pick<Sealer, "isSealOf">,
  receipt: OwnershipReceiptItem,
  transfer: TransferItem | undefined,
): Promise<ReceiptFault | undefined> => {
  if (transfer === undefined || transfer.bikeId !== receipt.bikeId) return "no-transfer";
  const { buyerSignature, sellerSignature, receiptNumber, state } = transfer;
  if (state !== "completed" || !buyerSignature || receiptNumber !== receipt.number) return "not-signed";
  if (!(await sealer.isSealOf(receipt.seal, sealedFacts(receipt.number, transfer)))) return "seal";
  const { seller, buyer } = signedTexts(transfer);
  return findTextFault(sellerSignature, seller) ?? findTextFault(buyerSignature, buyer);
};
