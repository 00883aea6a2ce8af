import * as z from "zod";
import { PageQuery, pageOf } from "#contract/platform/page.ts";
import { defineRoutes } from "#contract/platform/route.ts";
import { SitePath } from "#contract/platform/site-path.ts";

/** Too short for a personal number. */
export const PackageId = z.string().regex(/^[A-Z][A-Z0-9]{1,8}$/);

export const PointsPackage = z.object({
  id: PackageId,
  points: z.number().int().min(1).max(100_000),
  /** In öre, with VAT. At the largest discount, 90 %, the minimum still leaves three kronor, the smallest possible payment. */
  price: z.number().int().min(3000).max(10_000_000),
});
export type PointsPackage = z.infer<typeof PointsPackage>;

export const withdrawalDays = 14;

export const CampaignCode = z
  .string()
  .trim()
  .toUpperCase()
  .pipe(z.string().regex(/^[A-ZÅÄÖ0-9-]{3,30}$/));

/** The price and points of one package, with or without a campaign code. Prices in öre. */
export const Quote = z.object({
  packageId: PackageId,
  price: z.number().int(),
  /** All points added to the balance, including those of a campaign. */
  points: z.number().int(),
  fullPrice: z.number().int(),
  /** The part of `points` that comes from a campaign. */
  bonusPoints: z.number().int(),
  vat: z.number().int(),
  code: z.string().optional(),
});
export type Quote = z.infer<typeof Quote>;

const states = ["open", "processing", "paid", "failed", "expired", "refunding", "refunded"] as const;
/** `open`: not paid yet. `processing`: the bank has not confirmed. `expired`: nobody paid. `refunding`: points taken back, money on its way. */
export const PurchaseState = z.enum(states);
export type PurchaseState = z.infer<typeof PurchaseState>;

export const PaymentMethod = z.enum(["card", "swish", "klarna", "invoice", "other"]);
export type PaymentMethod = z.infer<typeof PaymentMethod>;

export const PurchaseId = z.string().regex(/^purchase_[0-9A-Za-z]{20,40}$/);

export const Purchase = Quote.omit({ fullPrice: true }).extend({
  id: PurchaseId,
  /** CR-YYMMDD-XXXXXX, the number that the buyer sees. */
  orderNumber: z.string(),
  state: PurchaseState,
  createdAt: z.iso.datetime(),
  /** The address of the payment page, while open. Not `z.url`, which would add a URL parser to every page. */
  payAt: z.string().optional(),
  next: z.string().optional(),
  paidAt: z.iso.datetime().optional(),
  method: PaymentMethod.optional(),
  /** Assigned without gaps on payment. */
  receiptNumber: z.number().int().optional(),
  withdrawableUntil: z.iso.datetime().optional(),
  refundedAt: z.iso.datetime().optional(),
  /** In öre, the money returned by the bank or by a partial refund. */
  reversedMoney: z.number().int().optional(),
  reversedAt: z.iso.datetime().optional(),
  /** A store's own reference, printed on its receipt. */
  reference: z.string().optional(),
  /** Packages of a store's purchase, if more than one. */
  quantity: z.number().int().optional(),
  /** Set for a store that pays by invoice. */
  invoice: z.object({ dueOn: z.iso.date(), paidAt: z.iso.datetime().optional() }).optional(),
  /** The reason why withdrawal is not possible. `company`: a store bought it, and only consumers have the right to withdraw. */
  withdrawal: z.enum(["possible", "points-spent", "too-late", "done", "not-paid", "company"]),
});
export type Purchase = z.infer<typeof Purchase>;

const ById = z.object({ purchaseId: PurchaseId });

/** The page for people, and the one for stores. */
type PurchasePage = "/order" | "/store-points";

/** The page that the payment page returns to. `left` means without having paid. */
export const purchasePath = (
  purchaseId: string,
  how: "paid" | "left",
  page: PurchasePage = "/order",
): string => `${page}?purchase=${purchaseId}${how === "left" ? "&left=1" : ""}`;

export const pointsRoutes = defineRoutes({
  listPackages: {
    method: "GET",
    path: "/points-packages",
    access: "public",
    summary: "List the packages of points and their prices",
    response: z.object({
      items: z.array(PointsPackage),
      /** Kronor per US dollar, for a comparison price. */
      sekPerUsd: z.number().optional(),
    }),
    problems: [],
  },
  quote: {
    method: "GET",
    path: "/points-packages/{packageId}/quote",
    access: "customer",
    summary: "Get the price and points of a package with a campaign code",
    params: z.object({ packageId: PackageId }),
    query: z.object({ code: CampaignCode.optional() }),
    response: Quote,
    problems: [
      "package-not-found",
      "campaign-code-unknown",
      "campaign-code-expired",
      "campaign-code-used",
      "campaign-code-exhausted",
      "campaign-code-not-for-package",
      "too-many-requests",
    ],
  },
  buyPoints: {
    method: "POST",
    path: "/purchases",
    access: "customer",
    needsTerms: true,
    summary: "Start a purchase; the answer holds the address of the payment page",
    /** `price` and `points` are what the buyer was shown; any other price is refused, never charged. */
    body: z.object({
      packageId: PackageId,
      code: CampaignCode.optional(),
      price: z.number().int(),
      points: z.number().int().optional(),
      beginAtOnce: z.boolean(),
      /** The page to return to, such as a registration that lacked points. */
      next: SitePath.optional(),
    }),
    response: z.object({ purchase: Purchase.extend({ payAt: z.string() }) }),
    idempotent: true,
    problems: [
      "package-not-found",
      "price-changed",
      "campaign-code-unknown",
      "campaign-code-expired",
      "campaign-code-used",
      "campaign-code-exhausted",
      "campaign-code-not-for-package",
      "withdrawal-not-waived",
      "purchase-ended",
      "too-many-requests",
      "payments-unavailable",
    ],
  },
  listPurchases: {
    method: "GET",
    path: "/purchases",
    access: "customer",
    summary: "List your purchases, newest first",
    query: PageQuery,
    response: pageOf(Purchase),
    problems: ["invalid-cursor"],
  },
  getPurchase: {
    method: "GET",
    path: "/purchases/{purchaseId}",
    access: "customer",
    summary: "Get a purchase; the payment service is asked about one that is still open",
    params: ById,
    response: Purchase,
    problems: ["purchase-not-found"],
  },
  cancelPurchase: {
    method: "POST",
    path: "/purchases/{purchaseId}/cancellation",
    access: "customer",
    summary: "Cancel an unpaid purchase; one that has been paid meanwhile stays paid",
    params: ById,
    response: Purchase,
    problems: ["purchase-not-found", "payments-unavailable"],
  },
  withdrawPurchase: {
    method: "POST",
    path: "/purchases/{purchaseId}/refund",
    access: "customer",
    summary:
      "Withdraw from a purchase within fourteen days; the unspent points are taken back and the money is refunded",
    params: ById,
    response: Purchase,
    idempotent: true,
    problems: [
      "purchase-not-found",
      "purchase-ended",
      "refund-too-late",
      "refund-points-spent",
      "already-refunded",
      "payments-unavailable",
    ],
  },
});
