import * as z from "zod";
import type { AgreedTerms, TermsWithoutBuyer, TransferTerms } from "#contract/transfer-terms.ts";

/** What the form holds, as it is typed. */
export const TypedTerms = z.object({
  buyerEmail: z.string(),
  kind: z.enum(["sale", "gift"]),
  price: z.string(),
  saleDate: z.string(),
  condition: z.string(),
  keys: z.string(),
  charger: z.boolean(),
  batterySerialNumber: z.string(),
  accessories: z.string(),
});
export type TypedTerms = z.infer<typeof TypedTerms>;

/** People write their thousands apart, and what they are. What is no number is none for the server either. */
export const wholeNumber = (typed: string): number => {
  const digits = typed.replaceAll(/\s|kr$|:-$/gi, "").replace(",", ".");
  return digits === "" ? Number.NaN : Number(digits);
};

/** What is sent; the server, and the form before it, say what is wrong with it. */
export const termsOf = ({ kind, price, keys, ...typed }: TypedTerms): z.input<typeof TransferTerms> => ({
  ...typed,
  price: kind === "gift" ? null : wholeNumber(price),
  keys: keys.trim() === "" ? 0 : wholeNumber(keys),
});

/** The same for a buyer whose address the seller does not know. */
export const termsWithoutBuyer = (typed: TypedTerms): z.input<typeof TermsWithoutBuyer> => {
  const { buyerEmail: _, ...terms } = termsOf(typed);
  return terms;
};

/** How agreed terms stand in the form. */
export const typedOf = ({
  buyerEmail = "",
  price,
  keys,
  batterySerialNumber,
  accessories,
  ...terms
}: AgreedTerms): TypedTerms => ({
  ...terms,
  buyerEmail,
  kind: price === null ? "gift" : "sale",
  price: price === null ? "" : String(price),
  keys: String(keys),
  batterySerialNumber: batterySerialNumber ?? "",
  accessories: accessories ?? "",
});

export const newTerms = (saleDate: string, batterySerialNumber = ""): TypedTerms => ({
  buyerEmail: "",
  kind: "sale",
  price: "",
  saleDate,
  condition: "",
  keys: "",
  charger: false,
  batterySerialNumber,
  accessories: "",
});
