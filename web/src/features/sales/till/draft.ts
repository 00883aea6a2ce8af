import * as z from "zod";
import { BikeColour, BikeType } from "#contract/bike-types.ts";
import { MarkingReason, SalePayment } from "#contract/sales/new-sale.ts";

/** What is typed at the till, and the key under which it is one sale however often it is sent. */
export const SaleDraft = z.object({
  frameNumber: z.string(),
  markingReason: MarkingReason.optional(),
  brand: z.string(),
  model: z.string(),
  type: BikeType.optional(),
  color: BikeColour.optional(),
  batterySerialNumber: z.string(),
  /** What the bar code on its box said; empty where none was scanned. */
  ean: z.string().default(""),
  /** An e-mail address or a phone number. */
  buyer: z.string(),
  /** The id in its code, or what was typed instead of that. */
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
  warrantyMonths: "36",
  idempotencyKey: crypto.randomUUID(),
});

/** Whether anything of the customer has been typed. */
export const isBegun = (draft: SaleDraft): boolean =>
  [draft.frameNumber, draft.brand, draft.model, draft.ean, draft.buyer, draft.sticker].some(
    (text) => text.trim() !== "",
  );
