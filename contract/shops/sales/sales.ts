import * as z from "zod";
import { FrameNumberAvailability } from "#contract/bikes/bikes.ts";
import { BikeColour, BikeType } from "#contract/bikes/bike-types.ts";
import { Ean } from "#contract/platform/ean.ts";
import { FrameNumber } from "#contract/bikes/frame-number.ts";
import { PageQuery, pageOf } from "#contract/platform/page.ts";
import { defineRoutes } from "#contract/platform/route.ts";
import { MarkingReason, NewSale, SaleBuyer, SalePayment, SaleState } from "./new-sale.ts";
import { ModelOfEan, SoldModel } from "./sold-models.ts";

const SaleId = z.string().regex(/^sale_[0-9A-Za-z]{20,40}$/);

export const SoldBike = z.object({
  frameNumber: z.string(),
  markingReason: MarkingReason.optional(),
  type: BikeType,
  brand: z.string(),
  model: z.string(),
  color: BikeColour,
});

/** The store's view of a sale. Once it no longer waits, only the buyer's masked address remains. */
export const Sale = z.object({
  id: SaleId,
  state: SaleState,
  /** `buyer`: declined the claim. `time`: nobody claimed it in time. */
  returnedBy: z.enum(["store", "buyer", "time"]).optional(),
  soldAt: z.iso.datetime(),
  /** Imported; only the date of `soldAt` is known. */
  soldBefore: z.boolean(),
  uninvited: z.boolean(),
  /** The seller's name; missing if the account is deleted. */
  soldBy: z.string().optional(),
  /** The end of the claim period, which an invitation renews. */
  expiresAt: z.iso.datetime(),
  endedAt: z.iso.datetime().optional(),
  bike: SoldBike.extend({ ean: z.string().optional() }),
  /** In full while the sale waits, masked afterwards. */
  buyer: z.object({ email: z.string().optional(), phone: z.string().optional() }),
  sticker: z.string().optional(),
  payment: SalePayment,
  points: z.number().int(),
  /** The number of the cash receipt. */
  receiptNumber: z.string().optional(),
  /** The number of the receipt in the store's own series. */
  issuedReceipt: z.number().int().optional(),
  price: z.number().int().optional(),
  warrantyMonths: z.number().int().optional(),
  /** While the sale waits: somebody else had the number, so an administrator looks at the bike after the claim. */
  needsReview: z.literal(true).optional(),
  /** The buyer got nothing: no text messages were left, and there is no e-mail address. */
  textWithheld: z.boolean().optional(),
  /** The claim link's path, while the sale waits. Anyone who has it can claim the bike. */
  claimPath: z.string().optional(),
});
export type Sale = z.infer<typeof Sale>;

export const Till = z.object({
  /** The store's balance. */
  points: z.number().int(),
  /** Points per registration. */
  price: z.number().int(),
  /** Registered since midnight in Sweden, without returned sales. */
  today: z.number().int(),
  /** Today's average; missing if none was measured. */
  secondsPerCustomer: z.number().int().optional(),
  /** Newest first. */
  latest: z.array(Sale),
  /** The latest models, each once, as suggestions for the next bike. */
  models: z.array(SoldModel),
  /** Stickers left on the roll in use; missing if the store never had any. */
  stickersLeft: z.number().int().optional(),
  /** The store can register nothing; missing otherwise. */
  isSuspended: z.literal(true).optional(),
});
export type Till = z.infer<typeof Till>;

export const SalesFigures = z.object({
  points: z.number().int(),
  /** Points per registration. */
  price: z.number().int(),
  /** Registered since midnight in Sweden, and in thirty days including today, without returned sales. */
  today: z.number().int(),
  thirtyDays: z.number().int(),
  /** Of these thirty days' sales, the number claimed, and claimed on the day of the sale. */
  claimed: z.number().int(),
  claimedAtOnce: z.number().int(),
  waiting: z.number().int(),
});
export type SalesFigures = z.infer<typeof SalesFigures>;

export const SalesQuery = PageQuery.extend({ state: z.enum(["all", "waiting"]).default("all") });
export type SalesQuery = z.infer<typeof SalesQuery>;

const ById = z.object({ saleId: SaleId });

export const saleRoutes = defineRoutes({
  getTill: {
    method: "GET",
    path: "/store/till",
    access: "store",
    summary: "Get the till: the store's points, and its registrations of today",
    response: Till,
    problems: ["forbidden"],
  },
  getSalesFigures: {
    method: "GET",
    path: "/store/sales-figures",
    access: "store",
    summary: "Get how many bikes your store has registered, how many wait for their buyers, and its points",
    response: SalesFigures,
    problems: ["forbidden"],
  },
  checkFrameNumberAtTill: {
    method: "GET",
    path: "/store/frame-numbers/{frameNumber}",
    access: "store",
    summary: "Check whether a frame number is free to register, taken, or that of a stolen bike",
    params: z.object({ frameNumber: FrameNumber }),
    reads: "numbers",
    response: FrameNumberAvailability,
    problems: ["forbidden"],
  },
  findModel: {
    method: "GET",
    path: "/store/models/{ean}",
    access: "store",
    summary: "Get the model that your store has sold under the number of a bar code",
    params: z.object({ ean: Ean }),
    response: ModelOfEan,
    problems: ["forbidden"],
  },
  tellOwnerAtTill: {
    method: "POST",
    path: "/store/frame-numbers/{frameNumber}/attempt",
    access: "store",
    summary: "Notify the owner of a stolen bike that someone tried to register its number, once a day",
    params: z.object({ frameNumber: FrameNumber }),
    response: z.object({}),
    problems: ["forbidden", "store-suspended"],
  },
  registerSale: {
    method: "POST",
    path: "/store/sales",
    access: "store",
    needsTerms: true,
    summary: "Register a bike that you sell, for the buyer to claim",
    body: NewSale,
    response: Sale,
    idempotent: true,
    problems: [
      "forbidden",
      "store-suspended",
      "insufficient-points",
      "frame-number-taken",
      "frame-number-resembles-stolen",
      "frame-number-returned",
      "qr-code-taken",
      "sticker-has-paid",
    ],
  },
  listSales: {
    method: "GET",
    path: "/store/sales",
    access: "store",
    summary: "List the bikes that your store has registered, newest first",
    query: SalesQuery,
    response: pageOf(Sale),
    problems: ["forbidden", "invalid-cursor"],
  },
  getSale: {
    method: "GET",
    path: "/store/sales/{saleId}",
    access: "store",
    summary: "Get a bike that your store has registered",
    params: ById,
    response: Sale,
    problems: ["forbidden", "sale-not-found"],
  },
  returnSale: {
    method: "POST",
    path: "/store/sales/{saleId}/return",
    access: "store",
    summary: "Take back a registration that nobody has claimed; its cost is refunded",
    params: ById,
    response: Sale,
    problems: ["forbidden", "store-suspended", "sale-not-found", "sale-ended"],
  },
  changeSaleBuyer: {
    method: "PUT",
    path: "/store/sales/{saleId}/buyer",
    access: "store",
    summary: "Send the buyer a new link, to another address if wanted; the earlier link stops working",
    params: ById,
    body: SaleBuyer,
    response: Sale,
    problems: ["forbidden", "store-suspended", "sale-not-found", "sale-ended", "too-many-requests"],
  },
});
