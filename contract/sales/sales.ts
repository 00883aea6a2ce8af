import * as z from "zod";
import { FrameNumberAvailability } from "#contract/bikes.ts";
import { BikeColour, BikeType } from "#contract/bike-types.ts";
import { Ean } from "#contract/ean.ts";
import { FrameNumber } from "#contract/frame-number.ts";
import { PageQuery, pageOf } from "#contract/page.ts";
import { defineRoutes } from "#contract/route.ts";
import { MarkingReason, NewSale, SaleBuyer, SalePayment, SaleState } from "./new-sale.ts";
import { ModelOfEan, SoldModel } from "./sold-models.ts";

const SaleId = z.string().regex(/^sale_[0-9A-Za-z]{20,40}$/);

/** What is known of a bike that is sold. */
export const SoldBike = z.object({
  frameNumber: z.string(),
  markingReason: MarkingReason.optional(),
  type: BikeType,
  brand: z.string(),
  model: z.string(),
  color: BikeColour,
});

/** A bike that the store has sold, as the store sees it. Of the buyer nothing is left but the masked address once it no longer waits. */
export const Sale = z.object({
  id: SaleId,
  state: SaleState,
  /** What gave it back: the store itself, the buyer, or the day on which its time was up. */
  returnedBy: z.enum(["store", "buyer", "time"]).optional(),
  soldAt: z.iso.datetime(),
  /** It came with a list of bikes that were sold earlier: only the day of `soldAt` is known. */
  soldBefore: z.boolean(),
  /** Nobody has written to the buyer yet. */
  uninvited: z.boolean(),
  /** The name of the member of staff; missing where the account is gone. */
  soldBy: z.string().optional(),
  /** Until then the buyer can claim it; it is given again to one who is invited. */
  expiresAt: z.iso.datetime(),
  endedAt: z.iso.datetime().optional(),
  bike: SoldBike.extend({ ean: z.string().optional() }),
  /** As they were typed while it waits, masked afterwards. */
  buyer: z.object({ email: z.string().optional(), phone: z.string().optional() }),
  sticker: z.string().optional(),
  payment: SalePayment,
  /** What it has cost. */
  points: z.number().int(),
  /** Of the till's own cash receipt. */
  receiptNumber: z.string().optional(),
  /** Of the receipt that the store has issued, in its own series. */
  issuedReceipt: z.number().int().optional(),
  price: z.number().int().optional(),
  warrantyMonths: z.number().int().optional(),
  /** Nothing was sent to the buyer: there were no text messages left, and there is no address. */
  textWithheld: z.boolean().optional(),
  /** The path of the site that the buyer opens, while it waits. Anyone who has it can claim the bike. */
  claimPath: z.string().optional(),
});
export type Sale = z.infer<typeof Sale>;

/** What the till says before anything is typed. */
export const Till = z.object({
  /** Of the store. */
  points: z.number().int(),
  /** What a registration costs. */
  price: z.number().int(),
  /** Registered since midnight in Sweden, without those that came back. */
  today: z.number().int(),
  /** How long one took today, on average; missing where none was measured. */
  secondsPerCustomer: z.number().int().optional(),
  /** The newest first. */
  latest: z.array(Sale),
  /** What it has sold last, each once: offered for the next bike. */
  models: z.array(SoldModel),
  /** Stickers left on the roll that the store has in use; missing where it never had any. */
  stickersLeft: z.number().int().optional(),
});
export type Till = z.infer<typeof Till>;

/** How a store's sales have gone. */
export const SalesFigures = z.object({
  points: z.number().int(),
  /** What a registration costs. */
  price: z.number().int(),
  /** Registered since midnight in Sweden, and in thirty days with today, without those that came back. */
  today: z.number().int(),
  thirtyDays: z.number().int(),
  /** Of those in thirty days: how many were claimed, and how many of these on the day they were sold. */
  claimed: z.number().int(),
  claimedAtOnce: z.number().int(),
  /** How many still wait for their buyer. */
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
    summary: "Get what the till shows: the store's points, and what it has registered today",
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
    summary: "Have the owner of a stolen bike told that someone wants to register its number, once a day",
    params: z.object({ frameNumber: FrameNumber }),
    response: z.object({}),
    problems: ["forbidden", "store-suspended"],
  },
  registerSale: {
    method: "POST",
    path: "/store/sales",
    access: "store",
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
    summary: "Take back a registration that nobody has claimed; what it cost comes back",
    params: ById,
    response: Sale,
    problems: ["forbidden", "store-suspended", "sale-not-found", "sale-ended"],
  },
  changeSaleBuyer: {
    method: "PUT",
    path: "/store/sales/{saleId}/buyer",
    access: "store",
    summary:
      "Write to the buyer at another address, or again; the link that was sent before leads nowhere any more",
    params: ById,
    body: SaleBuyer,
    response: Sale,
    problems: ["forbidden", "store-suspended", "sale-not-found", "sale-ended", "too-many-requests"],
  },
});
