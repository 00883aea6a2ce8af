import { key } from "./key.ts";

export const purchaseKeys = {
  /** The packages of points and their prices. */
  packages: () => key("CONFIG#packages", "PACKAGES"),
  purchase: (purchaseId: string) => key(`PURCHASE#${purchaseId}`, "PURCHASE"),
  /** Keeps an order number unique, and refers to the order. */
  order: (orderNumber: string) => key(`ORDER#${orderNumber}`, "ORDER"),
  /** The last receipt number. */
  receiptCounter: () => key("RECEIPTCOUNTER#purchases", "COUNTER"),
  /** The purchase with this receipt number. */
  receipt: (number: number) => key("RECEIPTS#purchases", String(number).padStart(12, "0")),
  /** An event of the payment service, which is processed once. */
  paymentEvent: (eventId: string) => key(`PAYMENTEVENT#${eventId}`, "PAYMENTEVENT"),
  /** Finds the purchase of a payment. */
  payment: (paymentId: string) => key(`PAYMENT#${paymentId}`, "PAYMENT"),
  /** A dispute or refund of a payment. */
  reversal: (paymentId: string, reversalId: string) => key(`PAYMENT#${paymentId}`, `REVERSAL#${reversalId}`),
  campaign: (code: string) => key(`CAMPAIGN#${code}`, "CAMPAIGN"),
  /** Limits each person to one use of a code. */
  redemption: (code: string, userId: string) => key(`CAMPAIGN#${code}`, `REDEMPTION#${userId}`),
  /** Counts the uses of a code on a day. */
  redemptionDay: (code: string, day: string) => key(`CAMPAIGN#${code}`, `DAY#${day}`),
  /** Reserved points. */
  pointsHold: (userId: string, reference: string) => key(`USER#${userId}`, `HOLD#${reference}`),
} as const;

export const listsOfPurchases = {
  /** A person's purchases. */
  purchasesOf: (userId: string) => `PURCHASES#${userId}` as const,
  /** Payments and refunds in progress, by start. In the second index. */
  unsettledPurchases: () => "PURCHASES#UNSETTLED" as const,
  /** Invoices that stores have not paid, by the day they are due. In the second index. */
  unpaidInvoices: () => "INVOICES#UNPAID" as const,
  /** Disputed payments, by start. */
  disputes: () => "DISPUTES" as const,
  campaigns: () => "CAMPAIGNS" as const,
} as const;

export const receiptPartition = (): string => "RECEIPTS#purchases";
export const paymentPartition = (paymentId: string): string => `PAYMENT#${paymentId}`;
export const campaignPartition = (code: string): string => `CAMPAIGN#${code}`;
