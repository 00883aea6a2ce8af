import { key } from "./key.ts";

/** Those keys of the table that belong to what is sold. */
export const purchaseKeys = {
  /** What points are sold for. */
  packages: () => key("CONFIG#packages", "PACKAGES"),
  purchase: (purchaseId: string) => key(`PURCHASE#${purchaseId}`, "PURCHASE"),
  /** Guards an order number, and leads from it to what was ordered. */
  order: (orderNumber: string) => key(`ORDER#${orderNumber}`, "ORDER"),
  /** The number that was drawn last. */
  receiptCounter: () => key("RECEIPTCOUNTER#purchases", "COUNTER"),
  /** What has this receipt number. */
  receipt: (number: number) => key("RECEIPTS#purchases", String(number).padStart(12, "0")),
  /** Remembers what the payment service has told, so that it counts once. */
  paymentEvent: (eventId: string) => key(`PAYMENTEVENT#${eventId}`, "PAYMENTEVENT"),
  campaign: (code: string) => key(`CAMPAIGN#${code}`, "CAMPAIGN"),
  /** Guards that someone uses a code once. */
  redemption: (code: string, userId: string) => key(`CAMPAIGN#${code}`, `REDEMPTION#${userId}`),
  /** Counts what a code was used for on a day. */
  redemptionDay: (code: string, day: string) => key(`CAMPAIGN#${code}`, `DAY#${day}`),
  /** Points that are set aside for something. */
  pointsHold: (userId: string, reference: string) => key(`USER#${userId}`, `HOLD#${reference}`),
} as const;

export const listsOfPurchases = {
  /** What someone has bought. */
  purchasesOf: (userId: string) => `PURCHASES#${userId}` as const,
  /** Payments without an end, by when they began: those that wait for money, and those that give it back. In the second index. */
  unsettledPurchases: () => "PURCHASES#UNSETTLED" as const,
  campaigns: () => "CAMPAIGNS" as const,
} as const;

export const receiptPartition = (): string => "RECEIPTS#purchases";
export const campaignPartition = (code: string): string => `CAMPAIGN#${code}`;
