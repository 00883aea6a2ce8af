import * as z from "zod";
import { InvoicedCompany } from "./invoiced-company.ts";
import { PackageId, Purchase, PurchaseId } from "./purchases.ts";
import { OrderNumber, PurchaseReceipt } from "./receipts.ts";
import { Month } from "./statement.ts";
import { PageQuery, pageOf } from "#contract/platform/page.ts";
import { defineRoutes } from "#contract/platform/route.ts";
import { SitePath } from "#contract/platform/site-path.ts";
import { StoreState } from "#contract/shops/stores.ts";
import { optionalText } from "#contract/platform/text.ts";

/** A cost centre, name or number for the store's own bookkeeping. */
export const PurchaseReference = optionalText(60);

/** Per purchase. */
export const maxPackages = 50;

/** From the day of the invoice to its due date. */
export const invoiceDays = 30;

const StorePoints = z.object({
  points: z.number().int(),
  /** Staff of a suspended store can see the balance but not buy. */
  state: StoreState,
  /** Months that have a statement, newest first. */
  months: z.array(Month),
  company: InvoicedCompany,
  /** In öre: what new invoices may still cost, within the credit that an administrator has granted. Zero while an invoice is overdue. */
  credit: z.object({ limit: z.number().int(), left: z.number().int(), isOverdue: z.boolean() }).optional(),
});
export type StorePoints = z.infer<typeof StorePoints>;

const ById = z.object({ purchaseId: PurchaseId });

export const storePointsRoutes = defineRoutes({
  getStorePoints: {
    method: "GET",
    path: "/store/points",
    access: "store",
    summary: "Get the points of your store, and whom its receipts are made out to",
    response: StorePoints,
    problems: ["forbidden"],
  },
  buyStorePoints: {
    method: "POST",
    path: "/store/points/purchases",
    access: "store",
    needsTerms: true,
    summary:
      "Buy points for your store; the answer holds the address of the payment page, or the page of a purchase by invoice",
    /** `price` and `points` are what the buyer was shown for the whole quantity; any other price is refused, never charged. */
    body: z.object({
      packageId: PackageId,
      quantity: z.number().int().min(1).max(maxPackages).default(1),
      payBy: z.enum(["card", "invoice"]).default("card"),
      price: z.number().int(),
      points: z.number().int().optional(),
      reference: PurchaseReference,
      /** The page to return to, such as a till that lacked points. */
      next: SitePath.optional(),
    }),
    response: z.object({ purchase: Purchase.extend({ payAt: z.string() }) }),
    idempotent: true,
    problems: [
      "forbidden",
      "store-suspended",
      "package-not-found",
      "price-changed",
      "purchase-ended",
      "credit-too-low",
      "invoice-overdue",
      "too-many-requests",
      "payments-unavailable",
    ],
  },
  listStorePurchases: {
    method: "GET",
    path: "/store/points/purchases",
    access: "store",
    summary: "List the purchases of your store, newest first",
    query: PageQuery,
    response: pageOf(Purchase),
    problems: ["forbidden", "invalid-cursor"],
  },
  getStorePurchase: {
    method: "GET",
    path: "/store/points/purchases/{purchaseId}",
    access: "store",
    summary: "Get a purchase of your store; the payment service is asked about one that is still open",
    params: ById,
    response: Purchase,
    problems: ["forbidden", "purchase-not-found"],
  },
  cancelStorePurchase: {
    method: "POST",
    path: "/store/points/purchases/{purchaseId}/cancellation",
    access: "store",
    summary: "Cancel an unpaid purchase of your store; one that has been paid meanwhile stays paid",
    params: ById,
    response: Purchase,
    problems: ["forbidden", "store-suspended", "purchase-not-found", "payments-unavailable"],
  },
  getStorePurchaseReceipt: {
    method: "GET",
    path: "/store/points/receipts/{orderNumber}",
    access: "store",
    summary: "Get the receipt of a purchase of your store",
    params: z.object({ orderNumber: OrderNumber }),
    response: PurchaseReceipt,
    problems: ["forbidden", "purchase-not-found"],
  },
});
