import { ruleOf } from "#contract/platform/field-rules.ts";
import { NewSale } from "#contract/shops/sales/new-sale.ts";
import { parseOptionalSum } from "#contract/platform/typed-sum.ts";
import { buyerOf } from "./buyer-of.ts";
import type { SaleDraft } from "./draft.ts";

/** The broken rule per field. */
export type Faults = Readonly<Partial<Record<keyof SaleDraft, string>>>;

const orAbsent = (text: string): string | undefined => (text.trim() === "" ? undefined : text.trim());

const requestOf = ({ sticker, payment, markingReason, ...draft }: SaleDraft) => {
  const stickerUid = orAbsent(sticker);
  return {
    frameNumber: markingReason === undefined ? draft.frameNumber : undefined,
    markingReason,
    type: draft.type,
    brand: draft.brand,
    model: draft.model,
    color: draft.color,
    batterySerialNumber: orAbsent(draft.batterySerialNumber),
    ean: orAbsent(draft.ean),
    // Invalid text is validated as an e-mail address.
    buyer: buyerOf(draft.buyer) ?? { email: draft.buyer },
    stickerUid,
    payment: stickerUid === undefined ? "points" : payment,
    receiptNumber: orAbsent(draft.receiptNumber),
    price: parseOptionalSum(draft.price),
    warrantyMonths: parseOptionalSum(draft.warrantyMonths),
  };
};

const fieldOf = (name: PropertyKey | undefined): keyof SaleDraft => {
  if (name === "stickerUid") return "sticker";
  const known = ["type", "brand", "model", "color", "buyer", "receiptNumber", "price"] as const;
  const others = ["batterySerialNumber", "warrantyMonths"] as const;
  return [...known, ...others].find((field) => field === name) ?? "frameNumber";
};

const missing = (draft: SaleDraft): Faults => ({
  ...(draft.type === undefined && { type: "required" }),
  ...(draft.color === undefined && { color: "required" }),
  ...(draft.buyer.trim() === "" && { buyer: "required" }),
  ...(draft.markingReason === undefined && draft.frameNumber.trim() === "" && { frameNumber: "required" }),
});

/** Validates with the same schema as the server. */
export const saleOf = (draft: SaleDraft): { sale: NewSale } | { faults: Faults } => {
  const parsed = NewSale.safeParse(requestOf(draft));
  if (parsed.success) return { sale: parsed.data };
  const broken = parsed.error.issues.map(({ path, message }) => [fieldOf(path[0]), ruleOf(message)] as const);
  return { faults: { ...Object.fromEntries(broken.toReversed()), ...missing(draft) } };
};
