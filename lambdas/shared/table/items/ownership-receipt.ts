import * as z from "zod";
import { ReceiptEntry, ReceiptGroup } from "#contract/ownership-receipts.ts";
import { SoldBike } from "./signing.ts";

/** What a receipt number leads to. Stands in the list of all, which is proved every night. */
export const OwnershipReceiptItem = z.object({
  entity: z.literal("ownershipReceipt"),
  number: z.string(),
  transferId: z.string(),
  bikeId: z.string(),
  at: z.iso.datetime(),
  /** What its code says beside the number, so that nobody finds a receipt who has not seen it. */
  code: z.string(),
  /** SHA-256 of all that it says. */
  seal: z.string(),
});
export type OwnershipReceiptItem = z.infer<typeof OwnershipReceiptItem>;

/** A transfer in the list of one of its two, with all that the list shows. */
export const ReceiptEntryItem = ReceiptEntry.extend({
  entity: z.literal("receiptEntry"),
  userId: z.string(),
  group: ReceiptGroup,
  bike: SoldBike,
});
export type ReceiptEntryItem = z.infer<typeof ReceiptEntryItem>;
