import type { SaleItem } from "#lambdas/shops/items/sale.ts";
import type { StoreItem } from "#lambdas/shops/items/store.ts";
import type { StoreReceiptItem } from "#lambdas/shops/items/store-receipt.ts";
import { companyNumberOf, reachOf } from "#lambdas/shops/store-facts.ts";

/** A snapshot of the store for the receipt. */
export const issuerOf = (store: StoreItem): StoreReceiptItem["store"] => ({
  name: store.name,
  chain: store.chain,
  ...reachOf(store),
  city: store.city,
  organisationNumber: companyNumberOf(store),
  email: store.contact?.email,
  text: store.receiptText,
});

/** Contains nothing about the buyer. */
export const receiptOfSale = (sale: SaleItem, store: StoreItem, number: number): StoreReceiptItem => {
  const { storeId, saleId, soldAt, soldBy, frameNumber, frameNumberTyped } = sale;
  const { markingReason, type, brand, model, color } = sale;
  return {
    entity: "storeReceipt",
    storeId,
    saleId,
    number,
    state: "issued",
    issuedAt: soldAt,
    issuedBy: soldBy,
    store: issuerOf(store),
    frameNumber,
    bike: { frameNumber: frameNumberTyped, markingReason, type, brand, model, color },
    amount: sale.price,
    credited: 0,
    warrantyMonths: sale.warrantyMonths,
    tillNumber: sale.receiptNumber,
    creditNotes: [],
  };
};
