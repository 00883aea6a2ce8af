import * as z from "zod";
import { PageQuery, pageOf } from "#contract/page.ts";
import { defineRoutes } from "#contract/route.ts";
import { SitePath } from "#contract/site-path.ts";

export const PackageId = z.string().regex(/^[A-Z0-9]{2,20}$/);

/** So many points for so much, in öre and with VAT. */
export const PointsPackage = z.object({
  id: PackageId,
  points: z.number().int().min(1).max(100_000),
  /** Even with the greatest discount it is more than the least that can be paid, three kronor. */
  price: z.number().int().min(3000).max(10_000_000),
});
export type PointsPackage = z.infer<typeof PointsPackage>;

/** In percent; Swedish prices include it. */
export const vatPercent = 25;

/** The VAT in a price that includes it, both in öre, to the nearest. */
export const vatIn = (price: number): number => Math.round((price * vatPercent) / (100 + vatPercent));

/** How many days a buyer can withdraw from a purchase. */
export const withdrawalDays = 14;

export const CampaignCode = z
  .string()
  .trim()
  .toUpperCase()
  .pipe(z.string().regex(/^[A-ZÅÄÖ0-9-]{3,30}$/));

/** What one package costs and gives, with or without a code. Prices in öre. */
export const Quote = z.object({
  packageId: PackageId,
  price: z.number().int(),
  /** All that come to the balance, those of a campaign too. */
  points: z.number().int(),
  fullPrice: z.number().int(),
  /** Those of `points` that a campaign gives. */
  bonusPoints: z.number().int(),
  vat: z.number().int(),
  code: z.string().optional(),
});
export type Quote = z.infer<typeof Quote>;

const states = ["open", "processing", "paid", "failed", "expired", "refunding", "refunded"] as const;
/** `open`: not paid yet. `processing`: the bank has not said its last word. `expired`: nobody paid. `refunding`: the points are gone, the money is on its way. */
export const PurchaseState = z.enum(states);
export type PurchaseState = z.infer<typeof PurchaseState>;

export const PaymentMethod = z.enum(["card", "swish", "klarna", "other"]);
export type PaymentMethod = z.infer<typeof PaymentMethod>;

export const PurchaseId = z.string().regex(/^purchase_[0-9A-Za-z]{20,40}$/);

export const Purchase = Quote.omit({ fullPrice: true }).extend({
  id: PurchaseId,
  /** CR-YYMMDD-XXXXXX: what the buyer names it by. */
  orderNumber: z.string(),
  state: PurchaseState,
  createdAt: z.iso.datetime(),
  /** The address where it is paid, while it is open. No `z.url`, which would bring a reader of addresses into every page. */
  payAt: z.string().optional(),
  /** The path of the site to go on to afterwards, as it was given. */
  next: z.string().optional(),
  paidAt: z.iso.datetime().optional(),
  method: PaymentMethod.optional(),
  /** Drawn without gaps when it is paid. */
  receiptNumber: z.number().int().optional(),
  /** The end of the time to withdraw, while the points are unspent. */
  withdrawableUntil: z.iso.datetime().optional(),
  refundedAt: z.iso.datetime().optional(),
  /** What a store wants to find again on its receipt. */
  reference: z.string().optional(),
  /** Why it cannot be withdrawn from now. `company`: a store bought it, and the right to withdraw is a consumer's. */
  withdrawal: z.enum(["possible", "points-spent", "too-late", "done", "not-paid", "company"]),
});
export type Purchase = z.infer<typeof Purchase>;

const ById = z.object({ purchaseId: PurchaseId });

/** Where people buy points, and where stores do. */
type PurchasePage = "/order" | "/store-points";

/** Where the payment page leads back to. `left` means without having paid. */
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
      /** Kronor for one US dollar, for a price to compare with; absent where none is set. */
      kronorADollar: z.number().optional(),
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
    summary: "Start a purchase; the answer holds the address of the payment page",
    /** `price` and `points` are what the buyer was shown: anything else is refused, never charged. */
    body: z.object({
      packageId: PackageId,
      code: CampaignCode.optional(),
      price: z.number().int(),
      points: z.number().int().optional(),
      beginAtOnce: z.boolean(),
      /** A path of the site to come back to, such as a registration that lacked points. */
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
