import * as z from "zod";
import { Email, Phone } from "#contract/people/accounts.ts";
import { BikeColour, BikeType } from "#contract/bikes/bike-types.ts";
import { Ean } from "#contract/platform/ean.ts";
import { rule } from "#contract/platform/field-rules.ts";
import { TypedFrameNumber } from "#contract/bikes/frame-number.ts";
import { Kronor } from "#contract/platform/kronor.ts";
import { optionalText, requiredText } from "#contract/platform/text.ts";

/** `returned`: the registration was undone and its cost refunded to the store. */
export const SaleState = z.enum(["waiting", "claimed", "returned"]);
export type SaleState = z.infer<typeof SaleState>;

/** The reason for registering a bike by the number of a sticker instead of its frame number. */
export const MarkingReason = z.enum(["missing", "unreadable"]);
export type MarkingReason = z.infer<typeof MarkingReason>;

/** `sticker`: the store's sticker on the bike pays; each pays for one registration. */
export const SalePayment = z.enum(["points", "sticker"]);
export type SalePayment = z.infer<typeof SalePayment>;

const Buyer = z.object({ email: Email.optional(), phone: Phone.optional() });

const reachable = ({ email, phone }: z.infer<typeof Buyer>): boolean =>
  email !== undefined || phone !== undefined;

export const SaleBuyer = Buyer.refine(reachable, { path: ["email"], ...rule("required") });

/** The fields that the till and an import share. */
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

/** The till's input. The seller, the cost and the sticker's owner come from the token and the table. */
export const NewSale = SoldBike.extend({
  /** Missing if the frame carries none; then the sticker identifies the bike. */
  frameNumber: TypedFrameNumber.optional(),
  markingReason: MarkingReason.optional(),
  /** The bar code on the box, which fills in the next bike of the same model. */
  ean: Ean.optional(),
  buyer: SaleBuyer,
  stickerUid: z.uuid().toLowerCase().optional(),
  payment: SalePayment,
  /** Seconds from the first key press; missing if not measured. */
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
