import { buyerText, sellerText } from "#lambdas/transfers/signed-text.ts";
import { sealOf } from "./seal.ts";
import { hashOf } from "#lambdas/shared/signatures/hash-of.ts";
import type { OwnershipReceiptItem } from "#lambdas/shared/table/items/ownership-receipt.ts";
import type { TransferItem, TransferSignature } from "#lambdas/shared/table/items/transfer.ts";

/** Why a receipt is not what both have signed. */
export type ReceiptFault = "no-transfer" | "not-signed" | "seal" | "hash" | "text";

const languages = ["sv", "en"] as const;

const saysOf = ({ text, hash }: TransferSignature, said: readonly string[]): ReceiptFault | undefined => {
  if (hashOf(text) !== hash) return "hash";
  return said.includes(text) ? undefined : "text";
};

/** Keys and a serial number are said in words, so what is signed is rewritten from the terms and compared, in the language of the person who signed. */
const textsOf = (transfer: TransferItem) => {
  const { bike, terms, buyer, sellerSignature } = transfer;
  return {
    seller: languages.map((language) => sellerText(bike, { terms, buyer }, language)),
    buyer: languages.map((language) => buyerText(bike, terms, sellerSignature.name, language)),
  };
};

/** Compares a receipt with the transfer it is of: both say the same, and it is what stands in the texts that were signed. */
export const findFault = (
  receipt: OwnershipReceiptItem,
  transfer: TransferItem | undefined,
): ReceiptFault | undefined => {
  if (transfer === undefined || transfer.bikeId !== receipt.bikeId) return "no-transfer";
  const { buyerSignature, sellerSignature, receiptNumber, state } = transfer;
  if (state !== "completed" || !buyerSignature || receiptNumber !== receipt.number) return "not-signed";
  if (sealOf(receipt.number, transfer) !== receipt.seal) return "seal";
  const { seller, buyer } = textsOf(transfer);
  return saysOf(sellerSignature, seller) ?? saysOf(buyerSignature, buyer);
};
