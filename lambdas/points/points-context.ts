import type { PurchaseReceipt } from "#contract/points/receipts.ts";
import type { PaymentProvider } from "./purchases/payment-provider.ts";
import type { System } from "#lambdas/system.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

/** What a person has to look at: money and points may not agree. */
export type Trouble =
  | "unknown-payment"
  | "other-session"
  | "other-amount"
  | "refunded-elsewhere"
  | "refund-refused"
  | "no-balance"
  | "code-not-held";

/** What it takes to write down what a payment service says. */
export type SettlementContext = {
  readonly table: Table;
  readonly system: System;
  /** Tells the operators. */
  readonly reportTrouble: (trouble: Trouble, purchaseId: string) => void;
};

/** As much as it takes to ask the payment service, too. */
export type PaymentContext = SettlementContext & { readonly payments: PaymentProvider };

export type PurchasesContext = PaymentContext & {
  readonly cursorSecret: string;
  /** Signs the links by which a receipt can be shown to others. */
  readonly receiptSecret: string;
  readonly siteOrigin: string;
  readonly seller: PurchaseReceipt["seller"];
};
