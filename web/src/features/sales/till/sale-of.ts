import { ruleOf } from "#contract/field-rules.ts";
import { NewSale } from "#contract/sales/new-sale.ts";
import { buyerOf } from "./buyer-of.ts";
import type { SaleDraft } from "./draft.ts";

/** Fields that can be wrong, each with the rule it breaks. */
export type Faults = Readonly<Partial<Record<keyof SaleDraft, string>>>;

const orAbsent = (text: string): string | undefined => (text.trim() === "" ? undefined : text.trim());

/** With spaces between the thousands, and the currency behind, as people write a price. */
const wholeNumber = (text: string): number | undefined => {
  const typed = text.replaceAll(/[\s\u00A0]|kr\.?$|:-$/gi, "");
  if (typed === "") return undefined;
  return /^\d{1,9}$/.test(typed) ? Number(typed) : Number.NaN;
};

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
    // What is neither an address nor a number is judged as an address.
    buyer: buyerOf(draft.buyer) ?? { email: draft.buyer },
    stickerUid,
    payment: stickerUid === undefined ? "points" : payment,
    receiptNumber: orAbsent(draft.receiptNumber),
    price: wholeNumber(draft.price),
    warrantyMonths: wholeNumber(draft.warrantyMonths),
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

/** The sale that was typed, or the rules that the fields break. The server judges by the same schema. */
export const saleOf = (draft: SaleDraft): { sale: NewSale } | { faults: Faults } => {
  const parsed = NewSale.safeParse(requestOf(draft));
  if (parsed.success) return { sale: parsed.data };
  const broken = parsed.error.issues.map(({ path, message }) => [fieldOf(path[0]), ruleOf(message)] as const);
  return { faults: { ...Object.fromEntries(broken.toReversed()), ...missing(draft) } };
};
