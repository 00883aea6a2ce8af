import * as z from "zod";
import { StoreReceipt } from "#contract/shops/sales/receipts.ts";

/** A store's receipt or credit note; both share one number series. */
export const StoreReceiptItem = StoreReceipt.extend({
  entity: z.literal("storeReceipt"),
  storeId: z.string(),
  saleId: z.string(),
  /** The seller's account. */
  issuedBy: z.string(),
  /** Canonical, for the search. */
  frameNumber: z.string(),
});
export type StoreReceiptItem = z.infer<typeof StoreReceiptItem>;

export const StoreReceiptCounterItem = z.object({
  entity: z.literal("storeReceiptCounter"),
  last: z.number().int(),
});
