import type { Drawn } from "./draw-number.ts";
import { type Action, put } from "#lambdas/shared/table/actions.ts";
import type { StoreReceiptItem } from "#lambdas/shared/table/items/store-receipt.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { storeReceiptPlaces } from "#lambdas/shared/table/store-keys.ts";

/** Issues a receipt or a credit note under the number that was drawn for it. */
export const receiptWrites = (receipt: StoreReceiptItem, { number, taken }: Drawn): Action[] => [
  taken,
  put(keys.storeReceipt(receipt.storeId, number), "storeReceipt", {
    ...receipt,
    ...storeReceiptPlaces(receipt),
  }).expectNew("stale"),
];
