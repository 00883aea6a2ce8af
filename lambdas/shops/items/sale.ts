import * as z from "zod";
import { BikeColour, BikeType } from "#contract/bikes/bike-types.ts";
import { MarkingReason, SalePayment, SaleState } from "#contract/shops/sales/new-sale.ts";

/** A bike that a store has registered for a buyer. The bike item exists only after the claim; until then the sale guards the frame number. */
export const SaleItem = z.object({
  entity: z.literal("sale"),
  saleId: z.string(),
  storeId: z.string(),
  /** The store's name for the mails. */
  store: z.string(),
  state: SaleState,
  returnedBy: z.enum(["store", "buyer", "time"]).optional(),
  soldBy: z.string(),
  soldAt: z.iso.datetime(),
  /** Set for imported sales. */
  importId: z.string().optional(),
  /** True until the buyer of an imported sale is invited. */
  uninvited: z.boolean().optional(),
  /** Set if the buyer was invited later than at the registration. */
  invitedAt: z.iso.datetime().optional(),
  claimableUntil: z.iso.datetime(),
  endedAt: z.iso.datetime().optional(),
  claimedBy: z.string().optional(),
  /** True if the claimer's address is the invited one. */
  claimedAtAddress: z.boolean().optional(),
  /** The claim link is derived from it. */
  salt: z.string(),
  /** The bike's future id. */
  bikeId: z.string(),
  frameNumber: z.string(),
  frameNumberTyped: z.string(),
  markingReason: MarkingReason.optional(),
  type: BikeType,
  brand: z.string(),
  model: z.string(),
  color: BikeColour,
  batterySerialNumber: z.string().optional(),
  /** The bar code on the box. */
  ean: z.string().optional(),
  /** Masked once the sale no longer waits. */
  buyer: z.object({ email: z.string().optional(), phone: z.string().optional() }),
  stickerUid: z.string().optional(),
  payment: SalePayment,
  points: z.number().int(),
  /** The number of the cash receipt. */
  receiptNumber: z.string().optional(),
  /** The number of the store receipt; missing on imported sales. */
  issuedReceipt: z.number().int().optional(),
  /** Whole kronor. */
  price: z.number().int().optional(),
  warrantyMonths: z.number().int().optional(),
  /** An administrator looks at the bike once it is claimed. */
  needsReview: z.literal(true).optional(),
  /** The buyer got no link, because the limit of text messages was reached. */
  textWithheld: z.boolean().optional(),
  /** Days from the invitation to the latest reminder. */
  remindedOn: z.number().int().optional(),
  version: z.number().int(),
});
export type SaleItem = z.infer<typeof SaleItem>;

/** A sale whose buyer waits for an invitation. */
export const SaleInvitationItem = z.object({ entity: z.literal("saleInvitation"), saleId: z.string() });
export type SaleInvitationItem = z.infer<typeof SaleInvitationItem>;

/** A store's counters for one Swedish day. Imported sales are counted apart, since they were not sold at the till. */
export const SalesDayItem = z.object({
  entity: z.literal("salesDay"),
  day: z.iso.date(),
  sold: z.number().int().default(0),
  returned: z.number().int().default(0),
  claimed: z.number().int().default(0),
  /** Of `claimed`: on the day of the sale. */
  claimedAtOnce: z.number().int().default(0),
  /** Of `claimed`: within 24 hours. */
  claimedWithinDay: z.number().int().default(0),
  /** The number of `sold` measured at the till, and their total seconds. */
  timed: z.number().int().default(0),
  seconds: z.number().int().default(0),
  imported: z.number().int().default(0),
  importedReturned: z.number().int().default(0),
  importedClaimed: z.number().int().default(0),
});
export type SalesDayItem = z.infer<typeof SalesDayItem>;

/** The counters of a day, including one per brand and one per seller. */
export type CountedOnDay = Exclude<keyof SalesDayItem, "entity" | "day"> | `brand:${string}` | `by:${string}`;

/** Includes the counters of brands and sellers, whose attribute names contain them. */
export const FullSalesDayItem = z.looseObject(SalesDayItem.shape);
export type FullSalesDayItem = z.infer<typeof FullSalesDayItem>;

/** The model behind a bar code, as the store typed it last. */
export const StoreModelItem = z.object({
  entity: z.literal("storeModel"),
  ean: z.string(),
  brand: z.string(),
  model: z.string(),
  type: BikeType,
  soldAt: z.iso.datetime(),
});
