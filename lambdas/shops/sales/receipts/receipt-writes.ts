import type { DrawnNumber } from "./draw-number.ts";
import { type Action, put } from "#lambdas/platform/table/actions.ts";
import type { StoreReceiptItem } from "#lambdas/shops/items/store-receipt.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { storeReceiptIndexKeys } from "#lambdas/platform/table/store-keys.ts";

export const receiptWrites = (receipt: StoreReceiptItem, { number, taken }: DrawnNumber): Action[] => [
  taken,
  put(keys.storeReceipt(receipt.storeId, number), "storeReceipt", {
    ...receipt,
    ...storeReceiptIndexKeys(receipt),
  }).expectNew("stale"),
];
