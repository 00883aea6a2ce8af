import * as z from "zod";
import { Email, Phone } from "#contract/accounts.ts";
import { BikeColour, BikeType } from "#contract/bike-types.ts";
import { Ean } from "#contract/ean.ts";
import { rule } from "#contract/field-rules.ts";
import { TypedFrameNumber } from "#contract/frame-number.ts";
import { Kronor } from "#contract/kronor.ts";
import { optionalText, requiredText } from "#contract/text.ts";

/** `returned`: it came back to the store, with what it had cost. */
export const SaleState = z.enum(["waiting", "claimed", "returned"]);
export type SaleState = z.infer<typeof SaleState>;

/** So long a bike waits for its buyer. */
export const daysToClaim = 30;

/** Why a bike is registered by the number of a sticker instead of its frame number. */
export const MarkingReason = z.enum(["missing", "unreadable"]);
export type MarkingReason = z.infer<typeof MarkingReason>;

/** `sticker`: the store's own sticker that goes onto the bike. Each pays for one registration. */
export const SalePayment = z.enum(["points", "sticker"]);
export type SalePayment = z.infer<typeof SalePayment>;

/** Where the buyer is written to. */
const Buyer = z.object({ email: Email.optional(), phone: Phone.optional() });

const reachable = ({ email, phone }: z.infer<typeof Buyer>): boolean =>
  email !== undefined || phone !== undefined;

export const SaleBuyer = Buyer.refine(reachable, { path: ["email"], ...rule("required") });

/** What a store says of a bike that it has sold, at the till or later. */
export const SoldBike = z.object({
  type: BikeType,
  brand: requiredText(60),
  model: requiredText(60),
  color: BikeColour,
  batterySerialNumber: optionalText(40),
  receiptNumber: optionalText(40),
  price: Kronor.optional(),
  warrantyMonths: z
    .number(rule("format"))
    .int(rule("format"))
    .min(1, rule("format"))
    .max(240, rule("format"))
    .optional(),
});

/** What is typed at the till. Who sells, what it costs and whose the sticker is follow from the token and the table. */
export const NewSale = SoldBike.extend({
  /** Missing where the frame carries none: then the sticker marks the bike. */
  frameNumber: TypedFrameNumber.optional(),
  markingReason: MarkingReason.optional(),
  /** What the bar code on its box says: the next bike of the model is known by it. */
  ean: Ean.optional(),
  buyer: SaleBuyer,
  stickerUid: z.uuid().toLowerCase().optional(),
  payment: SalePayment,
  /** How long it took at the till, from the first key; missing where it was not measured. */
  seconds: z.number().int().min(1).max(3600).optional(),
})
  .refine(({ frameNumber, markingReason }) => (frameNumber === undefined) === (markingReason !== undefined), {
    path: ["frameNumber"],
    ...rule("required"),
  })
  .refine(
    ({ stickerUid, payment, markingReason }) =>
      stickerUid !== undefined || (payment === "points" && markingReason === undefined),
    { path: ["stickerUid"], ...rule("required") },
  );
export type NewSale = z.infer<typeof NewSale>;
