import * as z from "zod";
import { BikeColour, BikeType } from "#contract/bikes/bike-types.ts";
import { MarkingReason, SalePayment } from "#contract/shops/sales/new-sale.ts";

/** The till's input with its idempotency key. */
export const SaleDraft = z.object({
  frameNumber: z.string(),
  markingReason: MarkingReason.optional(),
  brand: z.string(),
  model: z.string(),
  type: BikeType.optional(),
  color: BikeColour.optional(),
  batterySerialNumber: z.string(),
  /** The bar code on the box; empty if not scanned. */
  ean: z.string().default(""),
  /** An e-mail address or a phone number. */
  buyer: z.string(),
  /** The sticker's id, or the text typed so far. */
  sticker: z.string(),
  payment: SalePayment,
  receiptNumber: z.string(),
  price: z.string(),
  warrantyMonths: z.string(),
  idempotencyKey: z.string(),
});
export type SaleDraft = z.infer<typeof SaleDraft>;

export const newDraft = (): SaleDraft => ({
  frameNumber: "",
  brand: "",
  model: "",
  batterySerialNumber: "",
  ean: "",
  buyer: "",
  sticker: "",
  payment: "sticker",
  receiptNumber: "",
  price: "",
  warrantyMonths: "",
  idempotencyKey: crypto.randomUUID(),
});

export const isBegun = (draft: SaleDraft): boolean =>
  (["frameNumber", "brand", "model", "ean", "buyer", "sticker", "receiptNumber"] as const).some(
    (field) => draft[field].trim() !== "",
  );
