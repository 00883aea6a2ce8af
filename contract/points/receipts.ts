import * as z from "zod";
import { InvoicedCompany } from "./invoiced-company.ts";
import { Purchase } from "./purchases.ts";
import { defineRoutes } from "#contract/platform/route.ts";

/** All that Swedish law requires on a receipt. Money in öre. */
export const PurchaseReceipt = z.object({
  seller: z.object({
    name: z.string(),
    organisationNumber: z.string(),
    vatNumber: z.string(),
    address: z.string(),
    email: z.string(),
    bankgiro: z.string().optional(),
  }),
  purchase: Purchase,
  buyerName: z.string(),
  company: InvoicedCompany.optional(),
  /** The employee who bought for the store; shown only to its staff. */
  boughtBy: z.string().optional(),
  /** Opens the receipt for thirty days without signing in; only its owner receives it. */
  share: z.string().optional(),
});
export type PurchaseReceipt = z.infer<typeof PurchaseReceipt>;

/** CR-YYMMDD-XXXXXX, for customers and stores alike. */
export const OrderNumber = z.string().regex(/^CR-\d{6}-[0-9A-Z]{6}$/);

export const purchaseReceiptRoutes = defineRoutes({
  getPurchaseReceipt: {
    method: "GET",
    path: "/purchases/{orderNumber}/receipt",
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

/** Events from the payment service. A header holds the signature over the exact bytes of the body. */
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
