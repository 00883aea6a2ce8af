import * as z from "zod";
import { Language } from "#contract/accounts.ts";
import { InvoicedCompany } from "#contract/points/invoiced-company.ts";
import { PaymentMethod, PointsPackage, PurchaseState } from "#contract/points/purchases.ts";

/** What points are sold for, once an administrator has changed it. */
export const PackagesItem = z.object({
  entity: z.literal("packages"),
  items: z.array(PointsPackage),
  kronorADollar: z.number().optional(),
  version: z.number().int(),
});
export type PackagesItem = z.infer<typeof PackagesItem>;

/** Bound at its creation to a person or a store, a package, a price, points and a code: nothing of that ever changes. */
export const PurchaseItem = z.object({
  entity: z.literal("purchase"),
  id: z.string(),
  /** Who bought it, for themselves or for the store they worked in. */
  userId: z.string(),
  /** Whose points they are, where a store bought. */
  storeId: z.string().optional(),
  /** Whom its receipt is made out to, as it was when it was bought. */
  company: InvoicedCompany.optional(),
  /** What the store knows it by. Without personal numbers. */
  reference: z.string().optional(),
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
  /** The payment service's name for the page on which it is paid. */
  sessionId: z.string().optional(),
  payAt: z.string().optional(),
  /** When the payment service was last asked how it stands. */
  askedAt: z.iso.datetime().optional(),
  /** The payment service's name for the money. */
  paymentId: z.string().optional(),
  method: PaymentMethod.optional(),
  paidAt: z.iso.datetime().optional(),
  receiptNumber: z.number().int().optional(),
  /** Which row of the buyer's ledger it is, and which took it back. */
  ledgerVersion: z.number().int().optional(),
  refundVersion: z.number().int().optional(),
  refundingAt: z.iso.datetime().optional(),
  /** Counts how often it was begun: one that was refused can be begun again. */
  refunds: z.number().int().default(0),
  refundedAt: z.iso.datetime().optional(),
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

/** Which purchase a receipt number belongs to. */
export const ReceiptItem = z.object({
  entity: z.literal("receipt"),
  number: z.number().int(),
  purchaseId: z.string(),
  at: z.iso.datetime(),
  expiresAt: z.number().int(),
});
export type ReceiptItem = z.infer<typeof ReceiptItem>;
