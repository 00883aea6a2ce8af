import * as z from "zod";
import { BikeColour, BikeType } from "#contract/bike-types.ts";
import { MarkingReason, SalePayment, SaleState } from "#contract/sales/new-sale.ts";

/** A bike that a store has registered for a buyer. The bike itself is there once the buyer has claimed it; until then this guards its number. */
export const SaleItem = z.object({
  entity: z.literal("sale"),
  saleId: z.string(),
  storeId: z.string(),
  /** As the mails to the buyer call it. */
  store: z.string(),
  state: SaleState,
  returnedBy: z.enum(["store", "buyer", "time"]).optional(),
  soldBy: z.string(),
  soldAt: z.iso.datetime(),
  /** The import that it came with, of bikes that were sold before. */
  importId: z.string().optional(),
  /** Nobody has written to its buyer yet. */
  uninvited: z.boolean().optional(),
  /** When the buyer was written to, where that was not when it was registered. */
  invitedAt: z.iso.datetime().optional(),
  /** The buyer can claim it until then. */
  claimableUntil: z.iso.datetime(),
  endedAt: z.iso.datetime().optional(),
  /** The account that has claimed it. */
  claimedBy: z.string().optional(),
  /** That account has the very address that the buyer was written to. */
  claimedAtAddress: z.boolean().optional(),
  /** From it the link follows that the buyer has. */
  salt: z.string(),
  /** The id that the bike will have. */
  bikeId: z.string(),
  frameNumber: z.string(),
  frameNumberTyped: z.string(),
  markingReason: MarkingReason.optional(),
  type: BikeType,
  brand: z.string(),
  model: z.string(),
  color: BikeColour,
  batterySerialNumber: z.string().optional(),
  /** Of the bar code on its box. */
  ean: z.string().optional(),
  /** Masked once it no longer waits. */
  buyer: z.object({ email: z.string().optional(), phone: z.string().optional() }),
  stickerUid: z.string().optional(),
  payment: SalePayment,
  points: z.number().int(),
  /** Of the till's own cash receipt. */
  receiptNumber: z.string().optional(),
  /** Under which the store has issued its receipt; missing where it was sold before stores did. */
  issuedReceipt: z.number().int().optional(),
  /** Whole kronor. */
  price: z.number().int().optional(),
  warrantyMonths: z.number().int().optional(),
  /** The buyer has no link: as many text messages were sent as may be. */
  textWithheld: z.boolean().optional(),
  /** The day, counted from the sale, of the last reminder. */
  remindedOn: z.number().int().optional(),
  version: z.number().int(),
});
export type SaleItem = z.infer<typeof SaleItem>;

/** Stands for a sale whose buyer is to be written to. */
export const SaleInvitationItem = z.object({ entity: z.literal("saleInvitation"), saleId: z.string() });
export type SaleInvitationItem = z.infer<typeof SaleInvitationItem>;

/** How many bikes a store has registered on a day in Sweden, and how many of those came back or were claimed. What an import has brought of that day is counted apart: it was not sold over this till. */
export const SalesDayItem = z.object({
  entity: z.literal("salesDay"),
  day: z.iso.date(),
  sold: z.number().int().default(0),
  returned: z.number().int().default(0),
  claimed: z.number().int().default(0),
  /** Those of `claimed` that were claimed on the same day. */
  claimedAtOnce: z.number().int().default(0),
  /** Those of `claimed` that were claimed within 24 hours. */
  claimedWithinDay: z.number().int().default(0),
  /** How many of `sold` were measured at the till, and the seconds that they took together. */
  timed: z.number().int().default(0),
  seconds: z.number().int().default(0),
  imported: z.number().int().default(0),
  importedReturned: z.number().int().default(0),
  importedClaimed: z.number().int().default(0),
});
export type SalesDayItem = z.infer<typeof SalesDayItem>;

/** What is counted on a day: beside what every day has, each brand, and each member of staff by account. */
export type CountedOnDay = Exclude<keyof SalesDayItem, "entity" | "day"> | `brand:${string}` | `by:${string}`;

/** With the counters of brands and staff, whose names are in those of the attributes. */
export const FullSalesDayItem = z.looseObject(SalesDayItem.shape);
export type FullSalesDayItem = z.infer<typeof FullSalesDayItem>;

/** The model that a store has sold under the number of a bar code, as it was typed last. */
export const StoreModelItem = z.object({
  entity: z.literal("storeModel"),
  ean: z.string(),
  brand: z.string(),
  model: z.string(),
  type: BikeType,
  soldAt: z.iso.datetime(),
});
