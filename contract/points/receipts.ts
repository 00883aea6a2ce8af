import * as z from "zod";
import { InvoicedCompany } from "./invoiced-company.ts";
import { Purchase } from "./purchases.ts";
import { defineRoutes } from "#contract/route.ts";

/** Everything that Swedish law wants to see on a receipt. Money in öre. */
export const PurchaseReceipt = z.object({
  seller: z.object({
    name: z.string(),
    organisationNumber: z.string(),
    vatNumber: z.string(),
    address: z.string(),
    email: z.string(),
  }),
  purchase: Purchase,
  /** The company where a store bought. */
  buyerName: z.string(),
  /** Only where a store bought. */
  company: InvoicedCompany.optional(),
  /** Who bought for the store; told to those who work there alone. */
  boughtBy: z.string().optional(),
  /** By which it can be opened for thirty days without signing in; only its owner is given one. */
  share: z.string().optional(),
});
export type PurchaseReceipt = z.infer<typeof PurchaseReceipt>;

export const OrderNumber = z.string().regex(/^CR-\d{6}-[0-9A-Z]{6}$/);

export const purchaseReceiptRoutes = defineRoutes({
  getPurchaseReceipt: {
    method: "GET",
    path: "/purchase-receipts/{orderNumber}",
    access: "customer",
    summary: "Get the receipt of your purchase",
    params: z.object({ orderNumber: OrderNumber }),
    response: PurchaseReceipt,
    problems: ["purchase-not-found"],
  },
  openPurchaseReceipt: {
    method: "GET",
    path: "/purchase-receipts/{orderNumber}/shared",
    access: "public",
    summary: "Get a receipt by a signed link from its owner; a wrong or expired link finds nothing",
    params: z.object({ orderNumber: OrderNumber }),
    query: z.object({ share: z.string().max(200) }),
    response: PurchaseReceipt,
    problems: ["purchase-not-found", "too-many-requests"],
  },
});

/** What the payment service says of a payment. Its signature stands in a header, over the body byte for byte. */
export const paymentWebhookRoutes = defineRoutes({
  paymentEvent: {
    method: "POST",
    path: "/webhooks/payments",
    access: "public",
    summary: "Receive a signed event from the payment service",
    signedBy: "stripe-signature",
    response: z.object({}),
    problems: ["webhook-refused"],
  },
});
