import * as z from "zod";
import { Language } from "#contract/people/accounts.ts";
import { InvoicedCompany } from "#contract/points/invoiced-company.ts";
import { PaymentMethod, PointsPackage, PurchaseState } from "#contract/points/purchases.ts";

/** The packages as an administrator last saved them. */
export const PackagesItem = z.object({
  entity: z.literal("packages"),
  items: z.array(PointsPackage),
  sekPerUsd: z.number().optional(),
  version: z.number().int(),
});
export type PackagesItem = z.infer<typeof PackagesItem>;

/** Buyer, package, price, points and code never change after creation. */
export const PurchaseItem = z.object({
  entity: z.literal("purchase"),
  id: z.string(),
  /** The person who bought, for themselves or for their store. */
  userId: z.string(),
  /** The store that owns the points, if a store bought. */
  storeId: z.string().optional(),
  /** The company on the receipt, as it was at purchase. */
  company: InvoicedCompany.optional(),
  /** The store's own reference, with personal numbers hidden. */
  reference: z.string().optional(),
  quantity: z.number().int().optional(),
  /** Set for an invoice, whose points the store gets before it pays. */
  invoiceDueOn: z.iso.date().optional(),
  invoiceRemindedAt: z.iso.datetime().optional(),
  invoicePaidAt: z.iso.datetime().optional(),
  orderNumber: z.string(),
  packageId: z.string(),
  /** In öre, with VAT. */
  price: z.number().int(),
  vat: z.number().int(),
  points: z.number().int(),
  bonusPoints: z.number().int(),
  code: z.string().optional(),
  language: Language,
  next: z.string().optional(),
  createdAt: z.iso.datetime(),
  state: PurchaseState,
  /** The payment service's id of the payment page. */
  sessionId: z.string().optional(),
  payAt: z.string().optional(),
  /** The last time we asked the payment service for its state. */
  askedAt: z.iso.datetime().optional(),
  /** The payment service's id of the payment. */
  paymentId: z.string().optional(),
  method: PaymentMethod.optional(),
  paidAt: z.iso.datetime().optional(),
  receiptNumber: z.number().int().optional(),
  /** The versions of the ledger rows that added the points and took them back. */
  ledgerVersion: z.number().int().optional(),
  refundVersion: z.number().int().optional(),
  refundingAt: z.iso.datetime().optional(),
  /** Counts refund attempts: a refused refund can be tried again. */
  refunds: z.number().int().default(0),
  refundedAt: z.iso.datetime().optional(),
  /** The öre returned by disputes and by refunds made at Stripe. The points for them have been taken. */
  reversedMoney: z.number().int().optional(),
  reversedAt: z.iso.datetime().optional(),
  /** The points that the buyer owed after the last such change. */
  owed: z.number().int().optional(),
  /** Epoch seconds. */
  expiresAt: z.number().int().optional(),
});
export type PurchaseItem = z.infer<typeof PurchaseItem>;

export const OrderItem = z.object({
  entity: z.literal("order"),
  orderNumber: z.string(),
  purchaseId: z.string().optional(),
});

export const ReceiptCounterItem = z.object({ entity: z.literal("receiptCounter"), last: z.number().int() });
export type ReceiptCounterItem = z.infer<typeof ReceiptCounterItem>;

/** Maps a receipt number to its purchase. */
export const ReceiptItem = z.object({
  entity: z.literal("receipt"),
  number: z.number().int(),
  purchaseId: z.string(),
  at: z.iso.datetime(),
  expiresAt: z.number().int(),
});
export type ReceiptItem = z.infer<typeof ReceiptItem>;
