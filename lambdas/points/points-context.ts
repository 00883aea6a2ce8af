import type { PurchaseReceipt } from "#contract/points/receipts.ts";
import type { PaymentProvider } from "./purchases/payment-provider.ts";
import type { System } from "#lambdas/platform/system.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

/** Cases for an operator: money and points may disagree. */
export type Trouble =
  | "unknown-payment"
  | "other-session"
  | "other-amount"
  | "refund-refused"
  | "no-balance"
  | "code-not-held";

export type SettlementContext = {
  readonly table: Table;
  readonly system: System;
  /** Raises an alarm for the operators. */
  readonly reportTrouble: (trouble: Trouble, purchaseId: string) => void;
};

export type PaymentContext = SettlementContext & { readonly payments: PaymentProvider };

export type PurchasesContext = PaymentContext & {
  readonly cursorSecret: string;
  readonly receiptSecret: string;
  readonly siteOrigin: string;
  readonly seller: PurchaseReceipt["seller"];
};
