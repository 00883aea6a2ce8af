import * as z from "zod";
import { StoreReceipt } from "#contract/sales/receipts.ts";

/** A receipt that a store has issued for a bike it has sold, or a credit note, which stands in the same series. */
export const StoreReceiptItem = StoreReceipt.extend({
  entity: z.literal("storeReceipt"),
  storeId: z.string(),
  saleId: z.string(),
  /** The account of the member of staff. */
  issuedBy: z.string(),
  /** Canonical: by it the receipt is found. */
  frameNumber: z.string(),
});
export type StoreReceiptItem = z.infer<typeof StoreReceiptItem>;

/** The number that a store has drawn last. */
export const StoreReceiptCounterItem = z.object({
  entity: z.literal("storeReceiptCounter"),
  last: z.number().int(),
});
