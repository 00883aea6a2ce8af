import * as z from "zod";
import { ReceiptEntry, ReceiptGroup } from "#contract/ownership/ownership-receipts.ts";
import { SoldBike } from "./signing.ts";

/** Listed with all others for the nightly check. */
export const OwnershipReceiptItem = z.object({
  entity: z.literal("ownershipReceipt"),
  number: z.string(),
  transferId: z.string(),
  bikeId: z.string(),
  at: z.iso.datetime(),
  /** Printed on the receipt, so that numbers cannot be guessed. */
  code: z.string(),
  /** A keyed hash of the receipt's contents. */
  seal: z.string(),
});
export type OwnershipReceiptItem = z.infer<typeof OwnershipReceiptItem>;

/** A transfer in the list of its seller or buyer, with everything the list shows. */
export const ReceiptEntryItem = ReceiptEntry.extend({
  entity: z.literal("receiptEntry"),
  userId: z.string(),
  group: ReceiptGroup,
  bike: SoldBike,
});
export type ReceiptEntryItem = z.infer<typeof ReceiptEntryItem>;
