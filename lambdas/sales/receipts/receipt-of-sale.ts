import type { SaleItem } from "#lambdas/shared/table/items/sale.ts";
import type { StoreItem } from "#lambdas/shared/table/items/store.ts";
import type { StoreReceiptItem } from "#lambdas/shared/table/items/store-receipt.ts";
import { addressOf, companyNumberOf } from "#lambdas/shared/stores/store-facts.ts";

/** The store as its receipts show it on this day. */
export const issuerOf = (store: StoreItem): StoreReceiptItem["store"] => ({
  name: store.name,
  chain: store.chain,
  address: addressOf(store),
  city: store.city,
  organisationNumber: companyNumberOf(store),
  phone: store.contact?.phone,
  email: store.contact?.email,
  text: store.receiptText,
});

/** The receipt that a store issues with a sale. Nothing in it says who the buyer is. */
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
